import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  output: { target: 'web' },
  lib: [
    {
      output: {
        distPath: 'dist/swapped',
        autoExternal: { exclude: ['clsx'] },
        externals: [/^dequal($|\/)/],
      },
    },
    {
      output: {
        distPath: 'dist/string',
        autoExternal: false,
        externals: ['react'],
      },
    },
    {
      output: {
        distPath: 'dist/pattern',
        autoExternal: false,
        externals: [/^react($|\/)/],
      },
    },
  ],
});
