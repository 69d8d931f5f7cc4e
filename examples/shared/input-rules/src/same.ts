export const from = 'same.ts';
