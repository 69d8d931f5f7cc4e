export const load = () => import('./part');
