import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { isolated: true, distPath: './dist/types/esm' } },
    {
      format: 'cjs',
      dts: { isolated: true, distPath: './dist/types/cjs', autoExtension: true },
    },
  ],
});
