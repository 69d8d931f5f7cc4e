import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const react = { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' };

export default defineConfig({
  plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
  lib: [
    {
      format: 'umd',
      umdName: 'SeatMap',
      output: { target: 'web', externals: { react } },
    },
  ],
});
