import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [
    pluginSass({
      sassLoaderOptions: {
        additionalData: `@use 'tokens' as *;`,
        sassOptions: { loadPaths: ['src/styles'] },
      },
    }),
    pluginLess({
      lessLoaderOptions: { lessOptions: { modifyVars: { accent: 'teal' } } },
    }),
  ],
});
