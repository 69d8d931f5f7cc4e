import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'first', source: { entry: { first: './src/first.ts' } } },
    { id: 'last', source: { entry: { last: './src/last.ts' } } },
  ],
});
