export const cone = () => import('./cones/table');
