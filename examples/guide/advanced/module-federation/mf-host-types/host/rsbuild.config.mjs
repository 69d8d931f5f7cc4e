import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const remotes = { chips: 'chips@http://localhost:' + process.env.REMOTE + '/mf-manifest.json' };
export default {
  source: { entry: { index: './src/index.ts' } },
  server: { port: Number(process.env.REMOTE) + 1 },
  plugins: [pluginModuleFederation({ name: 'host', remotes })],
};
