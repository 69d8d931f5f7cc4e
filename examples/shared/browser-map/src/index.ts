import * as fs from 'fs';

export { kv } from 'kv';
export { store } from './store';
export const read = fs.readFileSync;
