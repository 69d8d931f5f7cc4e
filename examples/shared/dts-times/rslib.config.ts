import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  lib: [{ dts: { isolated: process.env.DTS === 'isolated', bundle: process.env.DTS === 'bundle' } }],
});
