import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    externals: [/\/defaults\.js$/],
    copy: [{ from: './src/defaults.js' }],
  },
});
