import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    ...[
      ['usual', {}],
      ['shared', { react: {}, alpha: {}, beta: {} }],
      ['eager', { react: { eager: true } }],
      ['none', { react: { import: false } }],
      ['unnamed', { react: {} }],
    ].map(([name, shared]) => ({
      id: name,
      format: 'mf',
      output: { distPath: 'dist/' + name },
      plugins: [
        pluginModuleFederation({
          name: 'chips',
          exposes: { '.': './src/index.ts', './other': './src/other.ts' },
          shared,
          dts: name === 'usual',
        }, name === 'unnamed' ? {} : { environment: name }),
      ],
    })),
  ],
});
