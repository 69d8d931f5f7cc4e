export const old = () => import('old');
export const load = (path: string) => import(path);
