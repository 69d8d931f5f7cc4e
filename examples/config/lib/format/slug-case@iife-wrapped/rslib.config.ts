import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { count: './src/count.ts' } },
  output: {
    target: 'web',
    minify: { jsOptions: { minimizerOptions: { module: false } } },
  },
  lib: [{ format: 'iife' }],
});
