import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '#words': './src/fr.ts' } },
});
