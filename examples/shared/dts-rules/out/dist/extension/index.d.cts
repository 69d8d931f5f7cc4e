import type { Range } from './range.cjs';
export type { Range };
export declare const clamp: (value: number, { min }: Range) => number;
