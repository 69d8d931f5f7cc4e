import { pluginToml } from '@rsbuild/plugin-toml';
import { pluginYaml } from '@rsbuild/plugin-yaml';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginYaml(), pluginToml()],
  lib: [
    { output: { distPath: 'dist/bundle' }, dts: true },
    { bundle: false, output: { distPath: 'dist/files' } },
  ],
});
