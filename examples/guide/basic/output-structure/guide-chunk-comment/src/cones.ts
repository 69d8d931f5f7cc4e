export const cone = 6;
