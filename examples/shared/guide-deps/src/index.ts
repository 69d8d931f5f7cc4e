import { readFileSync } from 'node:fs';
export { alpha } from 'alpha';
export { part } from 'alpha/part';
export { beta } from 'beta';
export { delta } from 'delta';
export const read = readFileSync;
