import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { format: 'cjs', source: { entry: { index: 'src/plain.ts' } } },
    { format: 'umd', umdName: 'Fog', output: { filename: { js: 'usual.js' } } },
    {
      format: 'umd',
      umdName: 'Fog',
      output: { filename: { js: 'named.js' }, externals: { luxon: 'Lux' } },
      source: { define: { 'process.env.FOG': '"thick"' }, entry: { index: 'src/named.ts' } },
    },
  ],
});
