import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { alias: { '@': './src' } },
  lib: [{ format: 'esm', autoExternal: false, experiments: { advancedEsm: true } }],
});
