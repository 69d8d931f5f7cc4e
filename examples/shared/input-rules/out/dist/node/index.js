const from = 'module field';
export { from };
