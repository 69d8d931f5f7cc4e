import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    rspack: { module: { parser: { javascript: { importMeta: true } } } },
  },
});
