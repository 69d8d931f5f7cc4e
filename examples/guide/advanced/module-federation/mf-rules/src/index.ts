export const here = import.meta.url;
export const load = () => import('./later');
