import { defineConfig } from '@rslib/core';

export const config = defineConfig({
  source: { entry: { fares: './src/fares.ts' } },
});
