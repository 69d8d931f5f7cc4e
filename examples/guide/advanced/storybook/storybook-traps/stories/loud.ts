export const loud = 1;
