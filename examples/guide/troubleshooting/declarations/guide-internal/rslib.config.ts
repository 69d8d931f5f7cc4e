import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [
  { dts: { isolated: true, bundle: true }, output: { distPath: 'dist/both' } },
  { dts: { bundle: true }, output: { distPath: 'dist/merged' } },
  { dts: true, output: { distPath: 'dist/plain' } },
] });
