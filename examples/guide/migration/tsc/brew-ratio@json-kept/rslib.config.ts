import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  syntax: 'es2022',
  source: { entry: { index: ['./src/**', '!./src/**/*.{json,test.ts}'] } },
  output: {
    externals: [/\.json$/],
    copy: [{ from: '**/*.json', context: './src' }],
  },
});
