import type { Range } from '~/range';

export type { Range };
export const clamp = (value: number, { min }: Range): number => Math.max(value, min);
