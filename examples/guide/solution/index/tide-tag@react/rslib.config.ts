import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', react: './src/react.ts' } },
  lib: [{ dts: true }],
  output: { target: 'web' },
});
