import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'mf', plugins: [pluginModuleFederation({ name: 'tides', dts: false }, {})] },
  ],
});
