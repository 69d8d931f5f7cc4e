import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const named = (name: string, root: string) => ({ root, commonjs: name, commonjs2: name, amd: name });

export default defineConfig({
  plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
  lib: [
    {
      format: 'umd',
      umdName: 'SeatMap',
      output: {
        target: 'web',
        externals: {
          react: named('react', 'React'),
          'react-dom/client': named('react-dom/client', 'ReactDOM'),
        },
      },
    },
  ],
});
