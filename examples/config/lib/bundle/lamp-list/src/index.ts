export const load = () => import(/* webpackChunkName: "lamps" */ './lamps');
