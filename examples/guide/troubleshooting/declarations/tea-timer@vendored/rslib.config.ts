import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: { alias: { 'old-scale': './src/types/old-scale' } },
    },
  ],
});
