export const load = (url: string) => import(url);
