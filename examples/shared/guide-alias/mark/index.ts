export const mark: number = 1;
