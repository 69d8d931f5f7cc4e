import { defineConfig } from '@rslib/core';

export default defineConfig({
  autoExtension: false,
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
});
