export const from = 'same.js';
