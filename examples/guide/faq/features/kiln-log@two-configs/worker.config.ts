import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { worker: './src/index.ts' } },
  output: { distPath: 'dist/worker', target: 'web', minify: true },
});
