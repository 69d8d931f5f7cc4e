import { pluginCssMinimizer } from '@rsbuild/plugin-css-minimizer';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', minify: { css: true } },
  plugins: [pluginSass()],
  lib: [{ plugins: [pluginCssMinimizer()] }, { output: { distPath: 'dist/usual' } }],
});
