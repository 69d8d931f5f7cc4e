import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'mf', bundle: false, plugins: [pluginModuleFederation({ name: 'chips', dts: false })] }],
});
