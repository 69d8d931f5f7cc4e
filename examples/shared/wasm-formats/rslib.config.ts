import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'error',
  lib: [
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', umdName: 'Adder', output: { distPath: 'dist/umd' } },
    { format: 'esm', bundle: false, wasm: { mode: 'compile' }, output: { distPath: 'dist/node' } },
    { format: 'esm', output: { distPath: 'dist/web', target: 'web' } },
    { format: 'esm', wasm: false, output: { distPath: 'dist/off', copy: [{ from: 'src/add.wasm' }] } },
    { format: 'mf', output: { distPath: 'dist/mf', minify: false, filenameHash: false }, plugins: [pluginModuleFederation({ name: 'adder', exposes: { '.': './src/index.ts' }, dts: false })] },
  ],
});
