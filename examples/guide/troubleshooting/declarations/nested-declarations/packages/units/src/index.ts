export const kilos = (g: number): string => g + ' kg';
