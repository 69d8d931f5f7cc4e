import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      source: { entry: { tidy: './src/index.ts', check: './src/index.ts' } },
      experiments: { exe: true },
    },
  ],
});
