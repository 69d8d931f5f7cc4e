import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const plugin = pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' } });
export default { lib: [{ format: 'mf', plugins: [plugin] }], output: { target: 'web' } };
