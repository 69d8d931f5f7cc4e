import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'warn',
  lib: [{ format: 'esm' }],
});
