import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { __DEBUG__: 'false' } },
  lib: [
    { id: 'release' },
    {
      id: 'debug',
      output: { distPath: 'dist/debug' },
      source: { define: { __DEBUG__: 'true' } },
    },
  ],
});
