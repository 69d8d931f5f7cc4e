import type { Cup } from './cup';

export const fits = (cup: Cup, amount: number): boolean => cup.millilitres >= amount;
