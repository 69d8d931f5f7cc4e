import { at } from './at';

export const last = (list: number[]): number | undefined => at(list, -1);
