export const core: number = 1;
