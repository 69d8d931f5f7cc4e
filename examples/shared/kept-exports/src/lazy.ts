export const load = () => import('./app');
