export const index = 1;
