export const hello: string = 'Bonjour';
