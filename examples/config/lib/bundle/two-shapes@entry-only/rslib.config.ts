import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, source: { entry: { index: './src/index.ts' } } }],
});
