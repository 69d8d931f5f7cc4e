export default { syntax: 'es2019', performance: { buildCache: false }, lib: [{ syntax: 'esnext', output: { distPath: 'dist/top' } }] };
