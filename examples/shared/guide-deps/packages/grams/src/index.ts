export const grams = (a?: number) => a ?? 1;
