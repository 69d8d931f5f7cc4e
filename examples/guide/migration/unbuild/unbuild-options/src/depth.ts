export const depth = 31;
