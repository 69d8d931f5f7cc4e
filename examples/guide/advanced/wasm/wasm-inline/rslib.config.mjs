export default { lib: [{}, { bundle: false, output: { distPath: 'dist/files' }, source: { entry: { index: 'src/index.ts' } } }] };
