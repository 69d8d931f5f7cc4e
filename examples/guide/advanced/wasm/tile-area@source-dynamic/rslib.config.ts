import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.js' } },
  lib: [
    { output: { distPath: 'dist/bundle' } },
    { bundle: false, output: { distPath: 'dist/files' } },
  ],
});
