import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: true }],
  output: { copy: [{ from: '**/*.d.ts', context: './src' }] },
});
