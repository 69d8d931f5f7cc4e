import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { 'tide-table': './src/index.ts' },
    define: { __VERSION__: JSON.stringify('1.3.0') },
  },
  output: { target: 'web' },
  lib: [
    { format: 'esm' },
    { format: 'umd', umdName: 'TideTable', output: { filename: { js: '[name].umd.cjs' } } },
  ],
});
