import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/bundle' } },
    { bundle: false, output: { distPath: 'dist/files' } },
    { bundle: false, wasm: { mode: 'compile' }, output: { distPath: 'dist/compiled' } },
    { wasm: false, output: { distPath: 'dist/off' } },
  ],
});
