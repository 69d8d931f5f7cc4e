import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      module: { rules: [{ test: /\.tide$/, use: './tide-loader.mjs' }] },
    },
  },
});
