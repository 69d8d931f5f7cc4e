export default {
  logLevel: 'error',
  output: { filename: { js: '[name].js' } },
  lib: [
    { id: 'esm', source: { entry: { index: 'src/index.ts' } }, output: { distPath: 'dist/esm', target: 'web' } },
    { id: 'all', source: { entry: { index: 'src/index.ts' } }, output: { distPath: 'dist/all', target: 'web', autoExternal: false } },
    { id: 'dev', source: { entry: { index: 'src/dev/index.ts' } }, output: { distPath: 'dist/dev', target: 'web' } },
    { id: 'inline', source: { entry: { index: 'src/inline.ts' } }, output: { distPath: 'dist/inline', target: 'web' } },
    { id: 'inline-umd', source: { entry: { index: 'src/inline.ts' } }, output: { distPath: 'dist/inline-umd', target: 'web' }, format: 'umd', umdName: 'ids' },
    { id: 'iife', source: { entry: { counter: 'src/counter.ts' } }, output: { distPath: 'dist/iife', target: 'web' }, format: 'iife' },
    { id: 'cjs', source: { entry: { counter: 'src/counter.ts' } }, output: { distPath: 'dist/cjs', target: 'web', filename: { js: '[name].cjs' } }, format: 'cjs' },
  ],
};
