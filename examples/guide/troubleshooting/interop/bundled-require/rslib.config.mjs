const item = (id, more) => ({ id, source: { entry: { loads: './src/loads.ts', passes: './src/passes.ts' } }, output: { distPath: 'dist/' + id }, ...more });
export default { logLevel: 'warn', lib: [item('esm'), item('shim', { shims: { esm: { require: true } } }), item('cjs', { format: 'cjs' })] };
