export const name: string = 'first';
