import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'usual', output: { distPath: 'dist/usual' } },
    {
      id: 'compressed',
      output: {
        distPath: 'dist/compressed',
        minify: {
          css: false,
          jsOptions: {
            minimizerOptions: {
              compress: true,
              mangle: false,
              minify: false,
              format: { comments: 'some', preserve_annotations: true },
            },
          },
        },
      },
    },
  ],
});
