import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { distPath: './dist/types/esm' } },
    {
      format: 'cjs',
      dts: { distPath: './dist/types/cjs', autoExtension: true },
    },
  ],
});
