export const port = 'Brest';
