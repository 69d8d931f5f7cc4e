const from = 'same.web.ts';
export { from };
