import { ring } from 'old-bell';

export const bell = (hours: number): string => ring(hours);
