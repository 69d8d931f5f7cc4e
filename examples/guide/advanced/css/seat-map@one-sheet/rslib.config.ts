import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  splitChunks: {
    cacheGroups: {
      styles: { name: 'style', type: 'css/mini-extract', chunks: 'all', enforce: true },
    },
  },
});
