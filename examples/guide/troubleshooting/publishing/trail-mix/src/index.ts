import { weigh } from 'old-scales';

export const nuts = (): string => weigh(30);
