import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  autoExtension: false,
  bundle: false,
  syntax: 'es2015',
  output: { target: 'web' },
  plugins: [pluginReact()],
  lib: [
    { format: 'cjs', output: { distPath: 'dist/lib' } },
    { format: 'esm', output: { distPath: 'dist/es' } },
  ],
});
