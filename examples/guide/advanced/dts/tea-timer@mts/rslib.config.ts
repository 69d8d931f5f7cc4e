import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { bundle: false, dts: { isolated: true } },
    { bundle: false, output: { distPath: 'dist/same', filename: { js: '[name].mjs' } } },
  ],
});
