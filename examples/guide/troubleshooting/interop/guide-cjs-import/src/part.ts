export const name = 'part';
