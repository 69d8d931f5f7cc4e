import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  lib: [
    { id: 'one' },
    { id: 'two', format: 'cjs' },
    { id: 'raw', output: { distPath: 'dist/raw', sourceMap: true, minify: false } },
    { id: 'umd', format: 'umd', umdName: 'Tide', output: { distPath: 'dist/umd', autoExternal: false } },
    { id: 'files', bundle: false, source: { entry: { index: './src/**' } }, output: { distPath: 'dist/files' } },
  ],
});
