export const cups = 2;
