import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'inferred', output: { distPath: 'dist/inferred' } },
    { id: 'es2020', syntax: 'es2020', output: { distPath: 'dist/es2020' } },
    {
      id: 'browsers',
      syntax: ['chrome >= 80', 'safari >= 13'],
      output: { target: 'web', distPath: 'dist/browsers' },
    },
  ],
});
