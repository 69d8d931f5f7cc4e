import { high } from 'tides';

export const low: string = high;
