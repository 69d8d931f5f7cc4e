export const format = (weight: number): string => `${weight} g`;
