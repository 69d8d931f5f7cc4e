export const load = (harbour: string) => import(harbour);
