import { type Tide } from './tides.js';
export declare const table: URL;
/** The next high water. */
export declare function highWater(): Tide;
