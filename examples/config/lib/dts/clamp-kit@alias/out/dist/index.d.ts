import type { Range } from './range.js';
export type { Range };
export declare const clamp: (value: number, { min, max }: Range) => number;
