import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  lib: [{ bundle: false }],
  output: { target: 'web', externals: { 'dequal/lite': false, 'seat-codes': false } },
});
