import { pluginStylus } from '@rsbuild/plugin-stylus';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', minify: { css: true } },
  plugins: [pluginStylus()],
});
