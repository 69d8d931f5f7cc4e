export const units = 'units';
