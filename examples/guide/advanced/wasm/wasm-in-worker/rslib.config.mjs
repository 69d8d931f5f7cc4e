export default { source: { entry: { start: './src/start.ts' } }, output: { target: 'web' } };
