import type { Range } from 'range-kit';
import type { Part } from './part';

export const one = (range: Range, part: Part): string => String([range, part]);
