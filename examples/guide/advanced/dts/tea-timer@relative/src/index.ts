import type { Leaf } from 'leaf-kinds';

export const isGreen = (leaf: Leaf): boolean => leaf === 'green';
