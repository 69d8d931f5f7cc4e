export const later = () => import('./part');
