import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'leftover', source: { entry: { old: './src/fares.ts' } } }],
});
