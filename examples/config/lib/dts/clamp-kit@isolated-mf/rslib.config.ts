import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [
    pluginModuleFederation({ name: 'clamp_kit', exposes: { '.': './src/index.ts' }, dts: false }),
  ],
  lib: [{ format: 'mf', dts: { isolated: true } }],
});
