export default { entries: ['src/index', 'src/cli', 'src/other'], outDir: 'old', rollup: { emitCJS: true } };
