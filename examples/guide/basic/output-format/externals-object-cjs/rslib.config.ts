import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }, { format: 'umd', umdName: 'Maps', output: { distPath: 'dist/umd' } }],
  output: {
    target: 'web',
    externals: { 'map-kit': { root: 'MapKit', commonjs: 'map-kit', commonjs2: 'map-kit', amd: 'map-kit' } },
  },
});
