import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const federation = pluginModuleFederation({ name: 'chips', exposes: { './chip': './src/chip.ts' } });
export default { lib: [{ format: 'mf', output: { target: 'web' }, plugins: [federation] }] };
