export const unused: number = 2;
