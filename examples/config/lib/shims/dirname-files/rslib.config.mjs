const shims = { esm: { __dirname: true } };
export default {
  lib: [
    { bundle: false, shims, output: { distPath: 'dist/files' } },
    { shims, source: { entry: { index: './src/index.ts' } }, output: { distPath: 'dist/one' } },
  ],
};
