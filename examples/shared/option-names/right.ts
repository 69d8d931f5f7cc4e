import type { LibConfig, RslibConfig } from '@rslib/core';

const both = { format: 'cjs', dts: true, syntax: 'es2021', output: { target: 'web' } } as const;
const name = { id: 'a', umdName: 'a', experiments: {}, autoExternal: true };
export const top: RslibConfig = {
  ...both,
  root: '.',
  server: {},
  logLevel: 'warn',
  splitChunks: {},
  resolve: { alias: {} },
  source: { entry: { index: 'src/index.ts' } },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
};
export const item: LibConfig = { ...both, ...name, output: { autoExternal: true } };
