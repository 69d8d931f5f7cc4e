export const chip = 'mt-7';
