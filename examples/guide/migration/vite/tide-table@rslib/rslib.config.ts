import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', parse: './src/parse.ts' },
    define: { __VERSION__: JSON.stringify('1.3.0') },
  },
  output: {
    target: 'web',
    filename: { css: 'tide-table.css' },
  },
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],
});
