import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'mf', plugins: [pluginModuleFederation({ name: 'tides', dts: false }, {})] },
    { format: 'mf', plugins: [pluginModuleFederation({ name: 'waves', dts: false }, {})] },
  ],
});
