import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  syntax: 'es2017',
  lib: [
    { id: 'copied', output: { distPath: 'dist/copied' } },
    { id: 'imported', externalHelpers: true, output: { distPath: 'dist/imported' } },
  ],
});
