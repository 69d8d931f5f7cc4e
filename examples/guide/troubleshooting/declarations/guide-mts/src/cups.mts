export const cups: number = 2;
