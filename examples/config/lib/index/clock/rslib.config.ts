import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2020',
  lib: [
    { format: 'esm' },
    { format: 'cjs', syntax: 'es2018' },
    { format: 'umd', umdName: 'clock', output: { target: 'web', distPath: 'dist/umd' } },
  ],
});
