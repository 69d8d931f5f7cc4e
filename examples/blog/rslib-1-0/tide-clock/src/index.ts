import { readTide, type Tide } from './tides';

export const table = new URL('./tides.csv', import.meta.url);

let next: Tide | undefined;

/** The next high water. */
export function highWater(): Tide {
  next ??= readTide(table);
  return next;
}
