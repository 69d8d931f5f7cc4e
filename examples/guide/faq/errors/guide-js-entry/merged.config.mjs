export default { source: { entry: { index: './src/index.js' } }, lib: [{ dts: { bundle: true } }] };
