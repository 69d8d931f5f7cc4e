import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', filename: { css: 'style.css' } },
  lib: [
    { output: { distPath: 'dist/bundle' } },
    { bundle: false, output: { distPath: 'dist/files' } },
  ],
});
