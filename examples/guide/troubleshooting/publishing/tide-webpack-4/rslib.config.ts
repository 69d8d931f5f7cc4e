import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, syntax: 'es2019', dts: true }],
});
