import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

// The application; Rslib stands in for its bundler.
export default defineConfig({
  source: { entry: { main: './app/main.js' } },
  output: { target: 'web', distPath: 'app/dist' },
  plugins: [pluginSvelte()],
});
