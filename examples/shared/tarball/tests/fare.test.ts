export const tested: number = 1;
