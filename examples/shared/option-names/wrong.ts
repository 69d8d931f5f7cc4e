import type { LibConfig, RslibConfig } from '@rslib/core';

export const top: RslibConfig[] = [
  { id: 'a' },
  { umdName: 'a' },
  { experiments: {} },
  { autoExternal: true },
  { entry: ['src/index.ts'] },
  { source: { alias: {} } },
];
export const items: LibConfig[] = [
  { root: '.' },
  { server: {} },
  { logLevel: 'warn' },
  { format: ['esm', 'cjs'] },
  { experiments: { advancedEsm: true } },
];
