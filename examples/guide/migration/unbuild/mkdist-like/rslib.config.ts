import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./src/**/*.ts'] } },
  lib: [{ bundle: false, dts: { isolated: true } }],
  output: {
    copy: [{ from: '**/*.hbs', context: './src' }],
  },
});
