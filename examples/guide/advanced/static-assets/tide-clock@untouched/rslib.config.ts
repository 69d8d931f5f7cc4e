import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/art/**'] } },
      output: { target: 'web', copy: [{ from: './src/art', to: 'art' }] },
      redirect: { asset: { extension: false } },
    },
  ],
});
