import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: { entry: { first: './src/first.ts', last: './src/last.ts' } },
  splitChunks: { preset: 'single-vendor' },
});
