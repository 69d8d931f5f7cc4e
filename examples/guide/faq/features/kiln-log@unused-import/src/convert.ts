import { clsx } from 'clsx';

export const badge = (celsius: number) => clsx('cone', celsius > 1000 && 'cone-hot');
export const fahrenheit = (celsius: number) => celsius * 1.8 + 32;
