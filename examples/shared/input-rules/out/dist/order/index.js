const from = 'same.ts';
export { from };
