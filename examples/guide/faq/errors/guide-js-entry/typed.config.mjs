export default { source: { entry: { load: './src/load.ts' } }, lib: [{ dts: true, output: { distPath: 'dist/typed' } }] };
