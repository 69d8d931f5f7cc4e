export const v7 = 7;
