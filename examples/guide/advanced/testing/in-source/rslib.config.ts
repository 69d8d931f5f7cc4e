import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { fare: './src/fare.ts' } },
  lib: [
    { output: { distPath: 'dist/kept' } },
    {
      bundle: false,
      output: { distPath: 'dist/files' },
      source: { entry: { index: './src/**' }, define: { 'import.meta.vitest': 'undefined' } },
    },
  ],
});
