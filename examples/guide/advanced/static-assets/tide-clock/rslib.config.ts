import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { output: { distPath: 'dist/esm' } },
    { bundle: false, output: { distPath: 'dist/files' } },
    {
      format: 'umd',
      umdName: 'TideClock',
      output: { distPath: 'dist/umd', dataUriLimit: { media: 0 } },
    },
  ],
});
