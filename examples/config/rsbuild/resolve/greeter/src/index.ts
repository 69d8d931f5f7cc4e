import { hello } from '#words';

export const greet = (name: string): string => `${hello}, ${name}!`;
