export default { lib: [{ bundle: false }], output: { distPath: 'dist/files' } };
