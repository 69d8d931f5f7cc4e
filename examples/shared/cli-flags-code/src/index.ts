import { one } from 'one';
import { two } from 'two';
import { three } from 'three';
import { four } from 'four';
import { five } from 'five';

export const words: string[] = [one, two, three, four, five];
export const longName = (given?: string): string => {
  const unused = 'dead';
  return given ?? words[0];
};
