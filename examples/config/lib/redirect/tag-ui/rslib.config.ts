import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/no-path' },
      redirect: { js: { path: false }, style: { path: false }, asset: { path: false } },
    },
    {
      output: { distPath: 'dist/no-extension' },
      redirect: {
        js: { extension: false },
        style: { extension: false },
        asset: { extension: false },
      },
    },
  ],
});
