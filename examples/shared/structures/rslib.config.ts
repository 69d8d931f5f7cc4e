import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'one', output: { distPath: 'dist/one' } },
    { id: 'all', bundle: false, output: { distPath: 'dist/all' } },
    {
      id: 'less',
      bundle: false,
      outBase: './src',
      source: { entry: { index: ['src/**', '!src/**/*.{test,stories}.*'] } },
      output: { distPath: 'dist/less' },
    },
    {
      id: 'two',
      bundle: false,
      source: { entry: { index: ['src/**', 'icons/**'] } },
      output: { distPath: 'dist/two' },
    },
  ],
});
