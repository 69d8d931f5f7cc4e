export const fahrenheit = (celsius: number) => celsius * 1.8 + 32;
