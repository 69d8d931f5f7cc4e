export const boat = 1;
