import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default {
  lib: [{ format: 'mf' }],
  output: { target: 'web' },
  plugins: [
    pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts', './plain': './src/plain.ts' }, dts: false }),
  ],
};
