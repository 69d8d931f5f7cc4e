import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', distPath: 'dist/umd' },
  lib: [{ format: 'umd', umdName: 'bill' }],
});
