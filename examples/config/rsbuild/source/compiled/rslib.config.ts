import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  lib: [
    { id: 'as-is', output: { distPath: 'dist/as-is' } },
    {
      id: 'compiled',
      output: { distPath: 'dist/compiled' },
      source: { include: [/[\\/]node_modules[\\/]list-kit[\\/]/] },
    },
  ],
});
