import { pluginLess } from '@rsbuild/plugin-less';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [
    pluginStylus(),
    pluginLess({
      lessLoaderOptions: { lessOptions: { modifyVars: { accent: 'teal' } } },
    }),
  ],
});
