import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'SeatWidget' }],
  source: { entry: { index: './src/index.tsx' } },
  output: { target: 'web', minify: true, injectStyles: true },
  plugins: [pluginReact()],
});
