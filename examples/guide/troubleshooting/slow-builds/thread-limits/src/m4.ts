export const v4 = 4;
