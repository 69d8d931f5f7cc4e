import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { id: 'plain', source: { tsconfigPath: './plain.json' }, output: { distPath: 'dist/plain' } },
    { id: 'other', source: { tsconfigPath: './other.json' }, output: { distPath: 'dist/other' } },
    { id: 'legacy', source: { tsconfigPath: './legacy.json' }, output: { distPath: 'dist/legacy' } },
  ],
});
