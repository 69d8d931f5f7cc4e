export const row = 'A';
