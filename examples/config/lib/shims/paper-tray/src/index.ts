export const tray = (): string => import.meta.url;
export const folder = (): string => __dirname;
export const load = (name: string): { EOL: string } => require(name);
