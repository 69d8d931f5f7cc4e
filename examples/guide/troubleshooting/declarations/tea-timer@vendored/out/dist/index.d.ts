import type { Scale } from './types/old-scale.js';
export type { Scale } from './types/old-scale.js';
export declare const enough: (scale: Scale) => boolean;
