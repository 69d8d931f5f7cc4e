export const tide: number = 1;
