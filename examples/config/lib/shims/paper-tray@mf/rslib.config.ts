import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [
    pluginModuleFederation({ name: 'paper_tray', exposes: { '.': './src/index.ts' }, dts: false }),
  ],
  lib: [{ format: 'mf' }],
});
