import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [
  { dts: { isolated: true, bundle: true } },
  { dts: { isolated: true, distPath: './dist/apart' }, output: { distPath: 'dist/apart' } },
] });
