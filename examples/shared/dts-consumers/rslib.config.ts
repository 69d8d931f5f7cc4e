import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', only: './src/only.ts' } },
  lib: [
    { dts: { isolated: true } },
    {
      format: 'cjs',
      dts: { isolated: true, distPath: './dist/cjs', autoExtension: true },
      footer: { js: 'if (exports.default) module.exports = exports.default;' },
    },
  ],
});
