import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginTailwindcss()],
  lib: ['all', 'folder', 'reset'].map((name) => ({
    id: name,
    source: { entry: { index: './src/' + name + '.ts' } },
    output: { distPath: 'dist/' + name },
  })),
});
