export const center = 1;
