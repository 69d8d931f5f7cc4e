import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: ['chrome 80', 'safari 13'] }],
  output: { target: 'web' },
  plugins: [
    pluginSass({
      sassLoaderOptions: {
        additionalData: `@use 'palette' as *;`,
        sassOptions: { loadPaths: ['src/styles'] },
      },
    }),
  ],
});
