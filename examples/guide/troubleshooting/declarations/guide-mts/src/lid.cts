export const lid: number = 2;
