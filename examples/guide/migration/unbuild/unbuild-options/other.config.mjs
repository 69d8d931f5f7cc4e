export default { lib: [{ source: { entry: { wide: './src/wide.ts' } }, output: { distPath: 'dist/config' } }] };
