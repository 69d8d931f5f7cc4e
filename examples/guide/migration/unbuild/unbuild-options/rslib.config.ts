import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'main',
      source: { entry: { renamed: './src/index.ts' }, define: { PLACE: '"harbour"' } },
      resolve: { alias: { '#depth': './src/depth.ts' } },
      output: { distPath: 'dist/main' },
    },
    {
      id: 'second',
      format: 'cjs',
      source: { entry: { other: './src/other.ts' } },
      output: { distPath: 'dist/second', sourceMap: true, externals: ['kelp'] },
      plugins: [{ name: 'end', setup: (api) => api.onAfterBuild(() => console.log('all is built')) }],
    },
  ],
});
