export const v2 = 2;
