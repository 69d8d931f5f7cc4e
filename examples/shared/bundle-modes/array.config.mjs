export default { lib: [{ source: { entry: { index: ['src/index.ts', 'src/unused.ts'] } }, output: { distPath: 'dist/array', target: 'web' } }] };
