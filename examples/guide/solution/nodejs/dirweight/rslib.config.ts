import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
      output: { distPath: 'dist/esm' },
      dts: true,
    },
    {
      format: 'cjs',
      output: { distPath: 'dist/cjs' },
      dts: { autoExtension: true },
    },
  ],
});
