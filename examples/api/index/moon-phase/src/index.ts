export const isFull = (day: number) => Math.abs((day % 29.5) - 14.75) < 1;
