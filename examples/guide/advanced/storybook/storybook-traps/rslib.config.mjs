import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { bundle: false, dts: true, output: { target: 'node' }, plugins: [{ name: 'of-the-first', setup() {} }] },
    { bundle: false },
  ],
});
