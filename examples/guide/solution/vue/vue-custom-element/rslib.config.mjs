import { pluginVue } from '@rsbuild/plugin-vue';
const compilerOptions = { isCustomElement: (tag) => tag.startsWith('x-') };
export default { output: { target: 'web' }, plugins: [pluginVue({ vueLoaderOptions: { compilerOptions } })] };
