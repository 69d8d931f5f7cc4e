import { clsx } from 'clsx';

export const two = clsx('two');
