export const units: number = 1;
