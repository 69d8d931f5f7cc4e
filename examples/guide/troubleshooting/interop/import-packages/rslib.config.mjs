export default {
  logLevel: 'error',
  output: { filename: { js: '[name].js' } },
  lib: [
    { id: 'node', source: { entry: { index: 'src/index.ts' } }, output: { distPath: 'dist/node' } },
    { id: 'named', source: { entry: { index: 'src/named.ts' } }, output: { distPath: 'dist/named' } },
  ],
};
