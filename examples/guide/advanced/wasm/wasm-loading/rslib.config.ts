import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'files', bundle: false, source: { entry: { index: 'src/source.js' } }, output: { distPath: 'dist/files' } },
    { id: 'node', source: { entry: { index: 'src/bundler.js' } }, output: { distPath: 'dist/node' } },
    { id: 'web', source: { entry: { index: 'src/bundler.js' } }, output: { target: 'web', distPath: 'dist/web' } },
    { id: 'cjs', format: 'cjs', source: { entry: { index: 'src/node.js' } }, output: { distPath: 'dist/cjs', copy: [{ from: 'node_modules/tile-node/tile_bg.wasm' }] } },
    { id: 'esm', source: { entry: { index: 'src/node.js' } }, output: { distPath: 'dist/esm', copy: [{ from: 'node_modules/tile-node/tile_bg.wasm' }] } },
    { id: 'shim', shims: { esm: { __dirname: true } }, source: { entry: { index: 'src/node.js' } }, output: { distPath: 'dist/shim', copy: [{ from: 'node_modules/tile-node/tile_bg.wasm' }] } },
    { id: 'external', source: { entry: { index: 'src/node.js' } }, output: { distPath: 'dist/external', externals: ['tile-node'] } },
  ],
});
