import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: { entry: { extension: './src/extension.ts' } },
  output: { autoExternal: false, externals: ['vscode'] },
});
