import { clsx } from 'clsx';

export const badge = (grams: number) => clsx('tube', grams > 50 && 'tube-large');
export const liters = (gallons: number) => gallons * 3.785;
