import { pluginVue } from '@rsbuild/plugin-vue';
export default {
  source: { entry: { index: './src/plain.js' } },
  output: { target: 'web', distPath: 'all' },
  plugins: [pluginVue({ vueLoaderOptions: { customElement: true } })],
};
