import { pluginStyledComponents } from '@rsbuild/plugin-styled-components';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [{ plugins: [pluginStyledComponents()] }, { output: { distPath: 'dist/plain' } }],
});
