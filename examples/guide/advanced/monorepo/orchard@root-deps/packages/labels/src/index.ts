import { clsx } from 'clsx';

export const label = (fruit: string): string => clsx('label', fruit);
