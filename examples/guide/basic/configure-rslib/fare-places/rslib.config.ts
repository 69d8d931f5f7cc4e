import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: 'out' },
  lib: [{ format: 'esm' }, { format: 'cjs', output: { distPath: 'out/cjs' } }],
});
