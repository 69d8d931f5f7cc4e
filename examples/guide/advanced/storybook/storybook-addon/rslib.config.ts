import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', bundle: false, syntax: 'es2020', dts: true, source: { define: { ITEM: '"first"' } } },
    { format: 'cjs', source: { define: { ITEM: '"second"' } } },
  ],
  plugins: [{ name: 'own-plugin', setup() {} }],
  source: { entry: { index: 'src/index.ts' }, define: { SHARED: '1' } },
  resolve: { alias: { '@': './src' } },
  output: { target: 'web', distPath: 'lib', filename: { js: 'own.js' }, cleanDistPath: true, externals: ['react'], assetPrefix: '/own/', minify: true },
  tools: { swc: { jsc: { loose: true } } },
  server: { publicDir: false, port: 4000 },
  dev: { progressBar: true, assetPrefix: '/dev/', hmr: false },
});
