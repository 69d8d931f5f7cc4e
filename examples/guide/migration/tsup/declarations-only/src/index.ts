export const now: number = 1;
