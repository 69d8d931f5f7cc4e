import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { count: './src/count.ts' } },
  output: { target: 'web' },
  lib: [
    { id: 'minified', format: 'iife', output: { minify: true, distPath: 'dist/minified' } },
    { id: 'wrapped', format: 'iife', output: { minify: { jsOptions: { minimizerOptions: { module: false } } }, distPath: 'dist/wrapped' } },
    { id: 'umd', format: 'umd', umdName: 'count', output: { minify: true, distPath: 'dist/umd' } },
  ],
});
