import { pluginReact } from '@rsbuild/plugin-react';

export default {
  output: { target: 'web' },
  plugins: [pluginReact({ swcReactOptions: { runtime: 'preserve' } })],
};
