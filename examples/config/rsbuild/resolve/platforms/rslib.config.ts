import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', output: { distPath: 'dist/node' } },
    { id: 'web', output: { distPath: 'dist/web', target: 'web' } },
    {
      id: 'worker',
      output: { distPath: 'dist/worker' },
      resolve: { conditionNames: ['worker', 'import'] },
    },
  ],
});
