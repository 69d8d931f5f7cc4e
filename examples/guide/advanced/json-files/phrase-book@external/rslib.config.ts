import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    externals: [/\.json$/],
    copy: [{ from: './src/*.json', to: '[name][ext]' }],
  },
  lib: [
    { output: { distPath: 'dist/bundle' } },
    {
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/**/*.json'] } },
      output: { distPath: 'dist/files' },
    },
  ],
});
