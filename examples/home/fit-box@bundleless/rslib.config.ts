import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'esm',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
  ],
});
