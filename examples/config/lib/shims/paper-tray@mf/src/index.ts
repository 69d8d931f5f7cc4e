export const tray = (): string => import.meta.url;
export const folder = (): string => __dirname;
