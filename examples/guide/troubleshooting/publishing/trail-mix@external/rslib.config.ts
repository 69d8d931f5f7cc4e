import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', oats: './src/oats.ts' } },
  output: { externals: ['old-scales'] },
});
