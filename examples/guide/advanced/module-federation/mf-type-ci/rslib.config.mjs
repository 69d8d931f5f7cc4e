import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const dts = { generateTypes: { abortOnError: true } };
const plugin = pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' }, dts });
export default { lib: [{ format: 'mf', plugins: [plugin] }], output: { target: 'web' } };
