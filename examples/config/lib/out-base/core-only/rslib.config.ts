import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { output: { distPath: 'dist/default' } },
    { outBase: './src', output: { distPath: 'dist/from-src' } },
  ],
});
