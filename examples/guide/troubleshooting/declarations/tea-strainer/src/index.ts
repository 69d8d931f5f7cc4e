export const holes = 64;
