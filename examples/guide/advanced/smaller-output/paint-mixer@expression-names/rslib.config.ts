import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/usual' } },
    {
      output: {
        distPath: 'dist/kept',
        minify: {
          css: false,
          jsOptions: {
            minimizerOptions: {
              mangle: false,
              minify: false,
              compress: {
                defaults: false,
                unused: true,
                dead_code: true,
                toplevel: true,
                keep_classnames: true,
                keep_fnames: true,
              },
              format: { comments: 'some', preserve_annotations: true },
            },
          },
        },
      },
    },
  ],
});
