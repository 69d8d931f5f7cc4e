export const kilos = (grams: number): string => `${grams / 1000} kg`;
