import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { output: { distPath: 'dist/esm' } },
    { format: 'umd', umdName: 'WordTally', output: { distPath: 'dist/umd' } },
  ],
});
