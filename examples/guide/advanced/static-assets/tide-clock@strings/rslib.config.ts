import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { output: { distPath: 'dist/inline', dataUriLimit: 4096 } },
    {
      output: {
        distPath: 'dist/cdn',
        assetPrefix: 'https://cdn.example.com/tide-clock@0.1.0/',
      },
    },
  ],
});
