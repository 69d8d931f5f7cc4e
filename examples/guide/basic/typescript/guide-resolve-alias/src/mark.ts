export type Mark = number;
export const mark: Mark = 1;
