import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { 'import.meta.env.MODE': JSON.stringify('production') } },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
