import { at } from './at';

export const first = (list: number[]): number | undefined => at(list, 0);
