export default { lib: [{ bundle: false, format: 'cjs' }], output: { target: 'web' } };
