export const from = 'same.web.ts';
