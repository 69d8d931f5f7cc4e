import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2021',
  lib: [{ format: 'esm' }, { format: 'cjs', syntax: 'es2019' }],
});
