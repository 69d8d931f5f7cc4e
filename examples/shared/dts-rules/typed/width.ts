export type Width = number;
export const pad = 1;
