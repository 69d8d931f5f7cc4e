export const load = () => import('./lazy');
