import {defineConfig} from '@rslib/core';

export default defineConfig({
  lib: [
    {format: 'esm', dts: {distPath: './dist/esm'}},
    {format: 'cjs', dts: {distPath: './dist/cjs', autoExtension: true}},
  ],
});
