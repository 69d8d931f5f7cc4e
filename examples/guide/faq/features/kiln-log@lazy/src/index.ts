export const cone = () => import('./cones/table');
export const glaze = () => import(/* webpackChunkName: "glazes" */ './glazes/index');
