import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  tools: {
    cssLoader: { url: { filter: (url) => !url.startsWith('/') } },
  },
});
