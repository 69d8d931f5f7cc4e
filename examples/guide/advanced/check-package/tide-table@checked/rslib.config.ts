import { defineConfig } from '@rslib/core';
import { pluginAreTheTypesWrong } from 'rsbuild-plugin-arethetypeswrong';
import { pluginPublint } from 'rsbuild-plugin-publint';

export default defineConfig({
  lib: [{ dts: true }],
  plugins: [
    pluginPublint({ throwOn: 'suggestion' }),
    pluginAreTheTypesWrong({
      areTheTypesWrongOptions: { ignoreResolutions: ['node10', 'node16-cjs'] },
    }),
  ],
});
