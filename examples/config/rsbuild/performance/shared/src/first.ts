import { at } from 'list-kit';

export const first = (list: number[]): number => at(list, 0);
