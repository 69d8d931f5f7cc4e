export default { lib: [{}], source: { entry: { index: './src/index.ts', plain: './src/plain.ts' } } };
