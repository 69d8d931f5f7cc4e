export const area = (width: number, height: number): number => width * height;
