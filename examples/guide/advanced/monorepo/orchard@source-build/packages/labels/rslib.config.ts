import { pluginSourceBuild } from '@rsbuild/plugin-source-build';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { autoExternal: { exclude: ['@orchard/units'] } },
  plugins: [pluginSourceBuild({ sourceField: '@orchard/source' })],
});
