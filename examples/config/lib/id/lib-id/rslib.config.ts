import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modern', format: 'esm' },
    { format: 'esm', syntax: 'es5', output: { distPath: 'dist/es5' } },
    { format: 'cjs' },
  ],
});
