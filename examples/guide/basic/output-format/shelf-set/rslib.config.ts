import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { format: 'esm', bundle: false, output: { distPath: 'es' } },
    { format: 'cjs', bundle: false, output: { distPath: 'lib' } },
    {
      format: 'umd',
      umdName: 'ShelfSet',
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist' },
    },
  ],
});
