const from = 'main field';
export { from };
