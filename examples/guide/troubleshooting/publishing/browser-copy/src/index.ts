import { clsx } from 'clsx';

export const card = (isWide: boolean) => clsx('card', isWide && 'wide');
