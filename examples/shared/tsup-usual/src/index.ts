import os from 'node:os';

export { alpha } from 'alpha';
export { delta } from 'delta';
export const home = os.homedir;
export const boats: string[] = [];
export const add = (name?: string) => boats.push(name ?? 'Nell');
export const mode = process.env.NODE_ENV;
