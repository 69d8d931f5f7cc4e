export const end = 1;
