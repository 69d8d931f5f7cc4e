import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/node' }, dts: true },
    { output: { distPath: 'dist/web', target: 'web' } },
    { bundle: false, output: { distPath: 'dist/files' } },
  ],
});
