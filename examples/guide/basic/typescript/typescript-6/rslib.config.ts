import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'usual', dts: { abortOnError: false } },
    { id: 'silenced', dts: { abortOnError: false }, source: { tsconfigPath: './silenced.json' }, output: { distPath: 'dist/silenced' } },
  ],
});
