export const star = 1;
