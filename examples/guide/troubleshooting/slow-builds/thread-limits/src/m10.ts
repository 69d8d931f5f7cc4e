export const v10 = 10;
