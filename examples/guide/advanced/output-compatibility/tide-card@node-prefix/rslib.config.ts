import { builtinModules } from 'node:module';
import { defineConfig } from '@rslib/core';

const names = builtinModules.filter((name) => !name.startsWith('node:'));

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    externals: Object.fromEntries(names.map((name) => [name, `node:${name}`])),
  },
});
