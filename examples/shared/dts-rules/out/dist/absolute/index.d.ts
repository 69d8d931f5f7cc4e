import type { Range } from './range.js';
export type { Range };
export declare const clamp: (value: number, { min }: Range) => number;
