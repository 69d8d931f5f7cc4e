import { pluginVue } from '@rsbuild/plugin-vue';
export default {
  lib: [{ format: 'iife' }],
  source: { entry: { index: './src/tag.js' } },
  output: { target: 'web', distPath: 'iife' },
  plugins: [pluginVue()],
};
