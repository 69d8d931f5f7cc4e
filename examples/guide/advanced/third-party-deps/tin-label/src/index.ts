import { clsx } from 'clsx';
import { dequal } from 'dequal/lite';

export const label = (isFull: boolean): string => clsx('tin', isFull && 'full');
export const isSame = dequal;
