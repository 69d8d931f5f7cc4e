export const hidden = 'hidden';
