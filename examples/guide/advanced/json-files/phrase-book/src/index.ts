import it, { hello } from './it.json';

export const greet = (name: string): string => `${hello}, ${name}`;
export const two: string = it.numbers.two;
