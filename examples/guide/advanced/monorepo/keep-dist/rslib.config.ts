import { defineConfig } from '@rslib/core';

const watching = process.argv.includes('--watch') || process.argv.includes('-w');

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { cleanDistPath: watching ? false : 'auto' },
});
