export const fog = 1;
