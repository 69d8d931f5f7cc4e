import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { bundle: false, output: { distPath: 'dist/kept' } },
    { bundle: false, wasm: { mode: 'compile' }, output: { distPath: 'dist/compiled' } },
  ],
  source: { entry: { index: 'src/**/*.js' } },
});
