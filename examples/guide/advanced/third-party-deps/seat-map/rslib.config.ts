import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  output: { target: 'web' },
  lib: [
    { id: 'bundle', format: 'esm' },
    { id: 'files', bundle: false, output: { distPath: 'dist/files' } },
    { id: 'script', format: 'umd', umdName: 'SeatMap', output: { distPath: 'dist/umd' } },
  ],
});
