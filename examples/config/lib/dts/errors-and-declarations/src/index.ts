export const one: number = 'one';
