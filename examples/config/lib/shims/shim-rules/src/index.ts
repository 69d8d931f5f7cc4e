export const url = () => import.meta.url;
export const folder = () => import.meta.dirname;
export const file = () => import.meta.filename;
