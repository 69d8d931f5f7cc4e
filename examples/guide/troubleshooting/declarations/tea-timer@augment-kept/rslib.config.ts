import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      banner: { dts: '/// <reference path="./globals.d.ts" />' },
      dts: { bundle: true },
    },
  ],
  output: { copy: [{ from: 'globals.d.ts', context: './src' }] },
});
