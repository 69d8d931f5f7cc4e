import { defineConfig } from '@rslib/core';

const main = { root: 'ShapeKit', commonjs: 'shape-kit', commonjs2: 'shape-kit', amd: 'shape-kit' };

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      format: 'umd',
      umdName: 'ShapeKit',
      source: { entry: { 'shape-kit': './src/index.ts' } },
    },
    {
      format: 'umd',
      umdName: 'ShapeKitStar',
      source: { entry: { 'shape-kit-star': './src/star.ts' } },
      output: { externals: { './index': main } },
    },
  ],
});
