import { defineConfig } from '@rslib/core';
import { pluginAreTheTypesWrong } from 'rsbuild-plugin-arethetypeswrong';

export default defineConfig({
  lib: [{ dts: true }],
  plugins: [pluginAreTheTypesWrong()],
});
