import kelp from 'kelp';
import { Mood, Size } from './size.ts';
import { unused } from './setup.ts';
import './effect.ts';

// A comment of mine.
export class Tide {
  high = 1;
  low?: number;
}
export const size = (given: Size) => [given === Size.Big, kelp, Size.Small, Mood.Calm];
