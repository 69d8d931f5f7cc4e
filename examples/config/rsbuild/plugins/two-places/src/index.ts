export const places = 2;
