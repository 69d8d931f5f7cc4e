export const more: number = 1;
