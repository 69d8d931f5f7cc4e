import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'error',
  output: { autoExternal: false },
  lib: [
    { id: 'node', output: { distPath: 'dist/node' } },
    { id: 'web', output: { distPath: 'dist/web', target: 'web' } },
  ],
});
