export const heat = (cups: number): number => cups * 2;
