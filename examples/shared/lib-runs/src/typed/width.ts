export type Width = number;
export const pad = (): Width => 1;
