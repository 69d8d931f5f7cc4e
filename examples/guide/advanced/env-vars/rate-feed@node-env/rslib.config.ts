import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'kept', output: { distPath: 'dist/kept' } },
    {
      id: 'fixed',
      output: { distPath: 'dist/fixed' },
      tools: { rspack: { optimization: { nodeEnv: 'production' } } },
    },
  ],
});
