import { type Tide } from './tides';
export declare const table: URL;
/** The next high water. */
export declare function highWater(): Tide;
