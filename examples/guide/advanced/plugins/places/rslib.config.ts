import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginYaml } from '@rsbuild/plugin-yaml';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginSass()],
  lib: [
    { format: 'esm', plugins: [pluginYaml()] },
    { format: 'cjs', source: { entry: { styles: './src/styles.ts' } } },
  ],
});
