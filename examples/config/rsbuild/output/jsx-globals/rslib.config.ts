import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'error',
  output: { target: 'web', externals: [/^react($|\/)/] },
  lib: [
    { format: 'umd', umdName: 'ui', output: { distPath: 'dist/umd' } },
    { format: 'iife', output: { distPath: 'dist/iife' } },
  ],
});
