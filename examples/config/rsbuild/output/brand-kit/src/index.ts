export const brand = 'kit';
