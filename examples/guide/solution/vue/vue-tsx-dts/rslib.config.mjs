import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';

export default {
  lib: [{ bundle: false, dts: true }],
  output: { target: 'web' },
  plugins: [pluginBabel({ include: /\.(?:jsx|tsx)$/ }), pluginVueJsx()],
};
