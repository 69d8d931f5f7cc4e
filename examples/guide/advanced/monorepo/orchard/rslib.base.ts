import type { RslibConfig } from '@rslib/core';

export const base = {
  lib: [{ format: 'esm', dts: true }],
} satisfies RslibConfig;
