import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { aliasStrategy: 'prefer-alias' },
  lib: [
    { id: 'en', output: { distPath: 'dist/en' } },
    {
      id: 'fr',
      output: { distPath: 'dist/fr' },
      resolve: { alias: { '#words': './src/fr.ts' } },
    },
  ],
});
