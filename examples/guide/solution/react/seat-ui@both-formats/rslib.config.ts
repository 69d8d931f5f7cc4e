import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: './dist/cjs', emitCss: false },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
