import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{}],
  output: { target: 'web', cssModules: { localIdentName: 'star-[local]' } },
  plugins: [pluginVue()],
});
