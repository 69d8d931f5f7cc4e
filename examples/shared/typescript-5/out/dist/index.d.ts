export { part } from './part.js';
export declare const folder: string;
