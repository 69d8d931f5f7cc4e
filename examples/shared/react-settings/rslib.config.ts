import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'usual', bundle: false, plugins: [pluginReact({ reactCompiler: true })], output: { distPath: 'dist/usual' } },
    { id: 'older', bundle: false, plugins: [pluginReact({ reactCompiler: { target: '18' } })], output: { distPath: 'dist/older' } },
  ],
});
