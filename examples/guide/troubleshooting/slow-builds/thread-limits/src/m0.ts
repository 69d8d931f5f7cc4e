export const v0 = 0;
