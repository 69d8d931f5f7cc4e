export const v11 = 11;
