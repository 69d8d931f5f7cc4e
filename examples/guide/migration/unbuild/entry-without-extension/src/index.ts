export const depth = 3;
