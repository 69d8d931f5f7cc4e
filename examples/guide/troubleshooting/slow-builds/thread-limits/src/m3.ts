export const v3 = 3;
