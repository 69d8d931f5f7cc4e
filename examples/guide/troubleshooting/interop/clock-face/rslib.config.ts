import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/node' } },
    { output: { target: 'web', distPath: 'dist/web' } },
    { output: { target: 'web', distPath: 'dist/import', externals: { react: 'module react' } } },
  ],
});
