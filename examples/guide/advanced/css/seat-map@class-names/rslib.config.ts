import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    cssModules: { localIdentName: 'seat-map__[local]' },
  },
});
