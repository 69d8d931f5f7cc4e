import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'browser', output: { target: 'web', distPath: 'dist/browser' }, plugins: [pluginSvelte()] },
    { id: 'server', output: { distPath: 'dist/server' }, plugins: [pluginSvelte({ svelteLoaderOptions: { compilerOptions: { generate: 'server' } } })] },
  ],
});
