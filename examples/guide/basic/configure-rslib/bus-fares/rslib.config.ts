import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { fares: './src/fares.ts' } },
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],
});
