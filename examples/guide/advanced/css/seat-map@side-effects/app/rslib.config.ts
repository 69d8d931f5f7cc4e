import { defineConfig } from '@rslib/core';

// The application; Rslib stands in for its bundler.
export default defineConfig({
  source: { entry: { main: './app/main.ts' } },
  output: { target: 'web', distPath: 'app/dist' },
});
