import { defineConfig } from '@rslib/core';

const keep = { keep_classnames: true, keep_fnames: true };

export default defineConfig({
  output: {
    minify: { jsOptions: { minimizerOptions: { mangle: keep, compress: keep } } },
  },
});
