import { steep } from 'tea-timer';

export const seconds: number = steep({ kind: 'green', grams: 5 });
