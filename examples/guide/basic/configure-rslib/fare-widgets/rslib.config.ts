import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'widgets',
      source: { entry: { widgets: './src/widgets.tsx' } },
      output: { target: 'web' },
      plugins: [pluginReact()],
    },
    { id: 'format', source: { entry: { format: './src/format.ts' } } },
  ],
});
