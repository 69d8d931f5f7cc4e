export const part = () => import('./part');
