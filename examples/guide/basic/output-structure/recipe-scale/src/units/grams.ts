export const grams = (cups: number): number => Math.round(cups * 236.6);
