export const green = 2;
