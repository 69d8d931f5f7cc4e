import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', syntax: 'es2022', dts: true },
    {
      format: 'umd',
      umdName: 'PluralPals',
      output: { target: 'web', distPath: 'dist/umd', minify: true },
    },
  ],
});
