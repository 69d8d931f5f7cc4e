import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: 'es2020' }],
  output: { target: 'web' },
});
