import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { server: './src/server.ts' } },
});
