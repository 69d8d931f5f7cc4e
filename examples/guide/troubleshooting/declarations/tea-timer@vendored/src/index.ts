import type { Scale } from 'old-scale';

export type { Scale } from './types/old-scale';
export const enough = (scale: Scale): boolean => scale.grams > 3;
