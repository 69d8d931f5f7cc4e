import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { format: 'umd', umdName: 'acme-stats', output: { distPath: 'dist/hyphen' } },
    { format: 'umd', umdName: '@acme/stats', output: { distPath: 'dist/scope' } },
  ],
});
