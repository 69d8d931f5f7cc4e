export const url = () => import.meta.url;
export const folder = () => __dirname;
export const file = () => __filename;
