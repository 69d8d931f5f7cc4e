export const load = () => import(/* webpackChunkName: "other" */ './pad');
