export type Money = number;

export const toCents = (amount: Money): number => Math.round(amount * 100);
