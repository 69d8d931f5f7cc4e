import type { Tide } from './tide';

export const now: Tide = { high: 1 };
