import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '~/range': './src/range' } },
  lib: [{ dts: { alias: { '~/range': './src/range' } } }],
});
