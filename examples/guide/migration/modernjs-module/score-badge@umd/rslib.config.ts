import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const react = { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' };

export default defineConfig({
  syntax: 'es2015',
  output: { target: 'web' },
  lib: [
    {
      format: 'umd',
      umdName: 'ScoreBadge',
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
      output: { distPath: 'dist/umd', externals: { react } },
    },
  ],
});
