import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  syntax: 'es2022',
  source: { entry: { index: ['./src/**', '!./src/**/*.test.ts'] } },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' }, dts: { isolated: true } },
    {
      format: 'cjs',
      output: { distPath: 'dist/cjs' },
      dts: { isolated: true, autoExtension: true },
    },
  ],
});
