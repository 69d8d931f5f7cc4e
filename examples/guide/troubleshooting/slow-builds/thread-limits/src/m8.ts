export const v8 = 8;
