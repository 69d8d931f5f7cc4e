import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'usual' },
    {
      id: 'minified',
      output: { minify: true, filename: { js: '[name].min.js' } },
    },
  ],
});
