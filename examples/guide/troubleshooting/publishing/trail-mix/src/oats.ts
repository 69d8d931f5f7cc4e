import { weigh } from 'old-scales';

export const oats = (): string => weigh(80);
