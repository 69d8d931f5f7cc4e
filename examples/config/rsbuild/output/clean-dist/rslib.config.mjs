export default { lib: [{ output: { distPath: 'dist/esm' } }, { format: 'cjs', output: { distPath: 'dist/cjs' } }] };
