export const badge = 1;
