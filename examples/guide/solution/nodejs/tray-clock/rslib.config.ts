import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: { entry: { main: './src/main.ts', preload: './src/preload.ts' } },
  output: { autoExternal: false, externals: ['electron'] },
});
