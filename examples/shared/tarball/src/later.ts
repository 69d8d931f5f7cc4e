export const later: number = 1;
