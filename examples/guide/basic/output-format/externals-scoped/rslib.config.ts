import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Calendar' }],
  output: {
    target: 'web',
    externals: {
      '@acme/dates': { root: ['Acme', 'dates'], commonjs: '@acme/dates', commonjs2: '@acme/dates', amd: '@acme/dates' },
    },
  },
});
