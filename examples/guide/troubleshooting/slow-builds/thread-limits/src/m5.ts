export const v5 = 5;
