import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/bundle' } },
    { bundle: false, output: { distPath: 'dist' } },
  ],
});
