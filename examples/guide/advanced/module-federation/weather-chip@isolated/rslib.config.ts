import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'weather_chip',
      exposes: { '.': './src/index.tsx' },
      dts: false,
    }),
  ],
  lib: [{ format: 'mf', dts: { isolated: true } }],
});
