import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: { jsOptions: { minimizerOptions: { mangle: { reserved: ['KilnError'] }, compress: true } } },
  },
});
