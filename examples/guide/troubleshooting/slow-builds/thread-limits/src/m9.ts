export const v9 = 9;
