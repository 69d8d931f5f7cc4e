import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'umd', umdName: 'slugCase', output: { distPath: 'dist/umd' } },
    {
      format: 'iife',
      source: { entry: { global: './src/global.ts' } },
      output: { distPath: 'dist/iife' },
    },
  ],
});
