import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

const chips = {
  name: 'chips',
  exposes: { './other': './src/other.ts' },
  remotes: { clock: 'clock@https://cdn.example.com/mf-manifest.json' },
  dts: false,
};

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' }, plugins: [pluginModuleFederation(chips)] },
    { id: 'mf', format: 'mf', output: { distPath: 'dist/mf' }, plugins: [pluginModuleFederation(chips)] },
    { id: 'module', format: 'mf', output: { distPath: 'dist/module' }, plugins: [pluginModuleFederation({ ...chips, library: { type: 'module' } }, { environment: 'module' })] },
  ],
});
