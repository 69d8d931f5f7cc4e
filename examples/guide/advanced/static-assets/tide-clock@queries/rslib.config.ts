import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { output: { distPath: 'dist/bundle' } },
    {
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/**/*.csv'] } },
      output: { distPath: 'dist/files' },
    },
  ],
});
