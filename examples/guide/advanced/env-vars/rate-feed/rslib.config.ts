import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'umd', umdName: 'rateFeed', output: { distPath: 'dist/umd' } },
  ],
});
