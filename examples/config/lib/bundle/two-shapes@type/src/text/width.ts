export type Width = number;
export const pad = (count: Width) => ' '.repeat(count);
