import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/both' } },
    {
      output: { distPath: 'dist/production' },
      tools: { rspack: { optimization: { nodeEnv: 'production' } } },
    },
  ],
});
