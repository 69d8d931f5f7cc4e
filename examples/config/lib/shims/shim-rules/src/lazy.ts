export const later = () => import('./index');
