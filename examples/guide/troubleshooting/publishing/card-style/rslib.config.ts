import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'esm',
      output: {
        target: 'web',
        autoExternal: false,
        minify: true,
        filename: { js: '[name].browser.js' },
      },
    },
  ],
});
