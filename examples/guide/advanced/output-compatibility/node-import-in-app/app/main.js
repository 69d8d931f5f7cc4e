export const load = () => import('node:fs/promises');
