export const far: number = 1;
