import type { Kind } from './internal';

export declare const isGreen: (leaf: Leaf) => boolean;

declare type Leaf = Kind;

export { }
