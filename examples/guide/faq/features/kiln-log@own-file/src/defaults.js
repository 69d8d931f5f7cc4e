export const cone = 10;
