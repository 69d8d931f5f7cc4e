export const near: number = 1;
