export const noon = 12;
