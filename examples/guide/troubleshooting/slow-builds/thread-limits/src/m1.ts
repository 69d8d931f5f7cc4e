export const v1 = 1;
