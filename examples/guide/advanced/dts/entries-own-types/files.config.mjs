export default { source: { entry: { index: './src/index.ts', lid: './src/lid.ts' } }, output: { distPath: 'files' }, lib: [{ dts: { isolated: true } }] };
