export const tide = 1;
