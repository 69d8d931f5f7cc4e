import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'one', source: { entry: { index: './src/index.ts' } }, output: { distPath: 'dist/one' }, bundle: false },
    { id: 'glob', source: { entry: { index: './src/**' } }, output: { distPath: 'dist/glob' }, bundle: false },
  ],
});
