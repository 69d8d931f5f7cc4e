import { defineConfig } from '@rslib/core';
import { pluginAreTheTypesWrong } from 'rsbuild-plugin-arethetypeswrong';
import { pluginPublint } from 'rsbuild-plugin-publint';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { distPath: './dist/types/esm' } },
    {
      format: 'cjs',
      dts: { distPath: './dist/types/cjs', autoExtension: true },
    },
  ],
  plugins: [
    pluginPublint({ throwOn: 'suggestion' }),
    pluginAreTheTypesWrong(),
  ],
});
