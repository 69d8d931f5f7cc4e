export const v6 = 6;
