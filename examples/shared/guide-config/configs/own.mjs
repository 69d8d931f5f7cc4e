export default { source: { entry: { own: './src/own.ts' } } };
