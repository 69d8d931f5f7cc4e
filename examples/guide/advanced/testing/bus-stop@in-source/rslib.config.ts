import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    entry: { fare: './src/fare.ts' },
    define: { 'import.meta.vitest': 'undefined' },
  },
});
