import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./src/**/*.{css,scss}', '!./src/**/_*'] } },
  lib: [{ bundle: false }],
  output: { target: 'web' },
  plugins: [pluginSass()],
});
