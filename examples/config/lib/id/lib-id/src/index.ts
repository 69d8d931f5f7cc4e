export const twice = (value: number) => value * 2;
