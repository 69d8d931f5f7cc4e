export const part: number = 1;
