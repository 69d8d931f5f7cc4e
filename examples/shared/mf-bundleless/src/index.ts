export const chip = 1;
