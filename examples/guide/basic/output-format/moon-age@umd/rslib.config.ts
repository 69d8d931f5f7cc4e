import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'moonAge',
      syntax: ['chrome >= 87', 'firefox >= 78', 'safari >= 14'],
      output: {
        target: 'web',
        minify: true,
        filename: { js: 'moon-age.umd.js' },
      },
    },
  ],
});
