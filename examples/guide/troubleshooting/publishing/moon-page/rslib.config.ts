import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: ['luxon'] },
  lib: [
    { format: 'cjs' },
    { format: 'umd', umdName: 'moonAge', output: { filename: { js: 'node.js' } } },
    {
      format: 'umd',
      umdName: 'moonAge',
      output: { target: 'web', filename: { js: 'external.js' } },
    },
  ],
});
