export default { logLevel: 'error', output: { target: 'web', distPath: 'umd' }, lib: [{ format: 'umd', umdName: 'css', source: { entry: { index: './src/query.ts' } } }] };
