import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: ['badge', 'rates', 'model', 'twice'].map((id) => ({
    id,
    source: { entry: { index: 'src/' + id + '.ts' } },
    output: { distPath: 'dist/' + id },
  })),
});
