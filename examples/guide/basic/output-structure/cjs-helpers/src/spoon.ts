export const spoon = 15;
