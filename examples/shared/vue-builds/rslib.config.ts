import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginVue()],
  lib: [
    { id: 'bundle', output: { distPath: 'dist/bundle' } },
    { id: 'files', bundle: false, output: { distPath: 'dist/files' } },
    { id: 'umd', format: 'umd', umdName: 'Stars', output: { distPath: 'dist/umd', externals: { vue: 'Vue' } } },
  ],
});
