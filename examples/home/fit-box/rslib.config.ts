import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'fitBox',
      output: {
        target: 'web',
        filename: { js: 'fit-box.umd.js' },
      },
    },
    {
      format: 'iife',
      source: {
        entry: { 'fit-box.iife': './browser.ts' },
      },
      output: { target: 'web' },
    },
  ],
});
