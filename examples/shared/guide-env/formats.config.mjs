export default { lib: [{ format: 'esm' }, { format: 'umd', output: { distPath: 'dist/umd' } }] };
