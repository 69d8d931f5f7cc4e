import { clsx, type ClassValue } from 'clsx';

export const seatClass = (taken: boolean, extra?: ClassValue): string =>
  clsx('seat', taken && 'taken', extra);
