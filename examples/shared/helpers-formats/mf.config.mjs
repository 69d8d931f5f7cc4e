import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default {
  plugins: [pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.js' }, dts: false })],
  lib: [{ format: 'mf', syntax: 'es2017', externalHelpers: true, output: { distPath: 'dist/mf', target: 'web', filename: { js: '[name].js' } } }],
};
