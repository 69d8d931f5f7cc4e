export const excluded = 1;
