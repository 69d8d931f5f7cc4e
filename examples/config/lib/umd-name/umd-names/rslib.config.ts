import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'error',
  output: { target: 'web' },
  lib: [
    { id: 'plain', umdName: 'stats' },
    { id: 'nested', umdName: ['Acme', 'stats'] },
    { id: 'named', umdName: 'stats-[name]' },
    { id: 'unnamed' },
    { id: 'object', umdName: { root: ['Acme', 'stats'], commonjs: 'statsKey', amd: 'statsAmd' } },
    { id: 'entries', umdName: ['Acme', '[name]'], source: { entry: { index: 'src/index.ts', charts: 'src/charts.ts' } } },
    { id: 'fixed', umdName: 'stats', source: { entry: { index: 'src/index.ts', charts: 'src/charts.ts' } } },
    ...(['esm', 'cjs', 'iife', 'mf'] as const).map((format) => ({ id: format, format, umdName: 'ownName' })),
  ].map((item) => ({
    format: 'umd',
    ...item,
    ...(item.id.startsWith('iife') ? { source: { entry: { index: 'src/page.ts' } } } : {}),
    output: { distPath: 'dist/' + item.id, filenameHash: false },
    plugins: item.id.startsWith('mf') ? [pluginModuleFederation({ name: 'remote', exposes: { '.': './src/index.ts' }, dts: false }, { environment: item.id })] : [],
  })),
});
