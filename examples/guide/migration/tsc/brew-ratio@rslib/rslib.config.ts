import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      syntax: 'es2022',
      dts: true,
      source: { entry: { index: ['./src/**', '!./src/**/*.test.ts'] } },
    },
  ],
});
