export const two = 1;
