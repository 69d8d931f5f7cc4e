export const bytes: number = 1;
