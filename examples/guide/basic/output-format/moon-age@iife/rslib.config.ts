import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'iife',
      source: { entry: { badge: './src/badge.ts' } },
      output: { target: 'web', filename: { js: '[name].iife.js' } },
    },
  ],
});
