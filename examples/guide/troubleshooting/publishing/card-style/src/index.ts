import { clsx } from 'clsx';

export const card = (isWide: boolean): string => clsx('card', isWide && 'card-wide');
