import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { main: './app/main.ts' } },
  output: { target: 'web', distPath: 'app/dist' },
});
