import { pluginVue } from '@rsbuild/plugin-vue';

export default {
  lib: [
    { output: { distPath: 'dist/esm' } },
    { bundle: false, output: { distPath: 'dist/files' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
  output: { target: 'web' },
  plugins: [pluginVue()],
};
