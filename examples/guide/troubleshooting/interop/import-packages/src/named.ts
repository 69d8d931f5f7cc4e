export const key = () => import(/* webpackChunkName: "key" */ 'old');
