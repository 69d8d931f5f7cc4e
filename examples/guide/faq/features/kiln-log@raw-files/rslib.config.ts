import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  tools: {
    rspack: { module: { rules: [{ test: /\.html$/, type: 'asset/source' }] } },
  },
});
