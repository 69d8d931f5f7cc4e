import { clsx, type ClassValue } from 'clsx';

export const rowClass = (...extra: ClassValue[]): string => clsx('row', extra);
