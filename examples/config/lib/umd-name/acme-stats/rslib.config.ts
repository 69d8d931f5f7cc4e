import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { format: 'umd', umdName: 'stats', output: { distPath: 'dist/plain' } },
    { format: 'umd', umdName: ['Acme', 'stats'], output: { distPath: 'dist/nested' } },
    { format: 'umd', output: { distPath: 'dist/unnamed' } },
  ],
});
