export default { source: { entry: ['src/index.ts', 'src/cli.ts'] } };
