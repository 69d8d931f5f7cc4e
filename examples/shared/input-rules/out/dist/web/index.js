const from = 'browser field';
export { from };
