import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { autoExternal: false } },
    { format: 'umd', umdName: 'tempoWidget', output: { distPath: 'dist/umd' } },
  ],
  output: { target: 'web', injectStyles: true },
  plugins: [pluginSvelte()],
});
