export const rows = 2;
