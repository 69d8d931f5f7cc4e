export const line: string = '7';
