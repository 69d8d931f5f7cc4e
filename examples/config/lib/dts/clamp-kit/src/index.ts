import type { Range } from '~/range';

export type { Range };

export const clamp = (value: number, { min, max }: Range): number =>
  Math.min(Math.max(value, min), max);
