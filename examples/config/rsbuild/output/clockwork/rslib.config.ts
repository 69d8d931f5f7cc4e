import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: {
      css: false,
      jsOptions: { minimizerOptions: { mangle: { props: { regex: '^_' } } } },
    },
  },
});
