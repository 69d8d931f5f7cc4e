import type { Cup } from './cup.js';

export const fits = (cup: Cup, amount: number): boolean => cup.millilitres >= amount;
