import type { RslibConfig } from '@rslib/core';

export const library: RslibConfig = {
  syntax: 'es2021',
  lib: [
    { id: 'esm', format: 'esm' },
    { id: 'cjs', format: 'cjs' },
  ],
};
