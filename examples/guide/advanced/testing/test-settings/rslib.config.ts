import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'esm', syntax: 'es2015', dts: true, banner: { js: '/* boat */' } }],
  plugins: [{ name: 'own-plugin', setup() {} }],
  source: { define: { BOAT: '1' }, tsconfigPath: 'tsconfig.test.json', decorators: { version: 'legacy' }, assetsInclude: /\.tide$/, transformImport: [{ libraryName: 'fleet' }], include: [/boats/], exclude: [/old/], preEntry: './src/before.ts' },
  resolve: { alias: { '@': './src' } },
  output: { cssModules: { exportLocalsConvention: 'dashes' }, externals: ['react'], minify: true },
  tools: { rspack: { name: 'own-name' }, swc: { jsc: { loose: true } }, bundlerChain: () => undefined, postcss: {}, cssLoader: {} },
});
