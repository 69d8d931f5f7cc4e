import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  output: { target: 'web' },
  server: { port: 3107 },
  plugins: [pluginReact()],
  lib: [
    { format: 'esm', dts: { isolated: true } },
    {
      format: 'mf',
      output: {
        distPath: 'dist/mf',
        assetPrefix: 'https://cdn.example.com/weather-chip/',
      },
      plugins: [
        pluginModuleFederation({
          name: 'weather_chip',
          exposes: { '.': './src/index.tsx' },
          shared: { react: { singleton: true } },
          dts: false,
        }),
      ],
    },
  ],
});
