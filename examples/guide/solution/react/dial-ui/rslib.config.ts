import { pluginPreact } from '@rsbuild/plugin-preact';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  lib: [{ dts: true }],
  output: { target: 'web' },
  plugins: [pluginPreact()],
});
