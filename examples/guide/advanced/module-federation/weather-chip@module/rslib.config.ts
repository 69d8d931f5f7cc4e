import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  output: { assetPrefix: 'auto' },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'weather_chip',
      library: { type: 'module' },
      exposes: { '.': './src/index.tsx' },
      shared: { react: { singleton: true } },
      dts: false,
    }),
  ],
  lib: [{ format: 'mf' }],
});
