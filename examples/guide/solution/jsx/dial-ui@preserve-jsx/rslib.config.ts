import { existsSync } from 'node:fs';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, redirect: { js: { extension: false } } }],
  output: {
    target: 'web',
    filename: {
      js: ({ chunk }) => (existsSync(`src/${chunk?.name}.tsx`) ? '[name].jsx' : '[name].js'),
    },
  },
  plugins: [pluginReact({ swcReactOptions: { runtime: 'preserve' } })],
});
