import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'api', dts: true, output: { distPath: 'dist/api' } },
    { id: 'isolated', dts: { isolated: true }, output: { distPath: 'dist/isolated' } },
  ],
});
