import { at } from 'list-kit';

export const last = (list: number[]): number => at(list, -1);
