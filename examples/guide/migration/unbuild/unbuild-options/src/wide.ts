export const wide = 62;
