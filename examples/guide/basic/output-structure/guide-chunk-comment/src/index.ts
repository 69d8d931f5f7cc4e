export const later = () => import(/* webpackChunkName: "table" */ './cones');
