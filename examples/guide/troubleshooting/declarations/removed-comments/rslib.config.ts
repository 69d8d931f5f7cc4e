import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ dts: { distPath: './dist/api' } }, { format: 'cjs', dts: { isolated: true, distPath: './dist/isolated' } }] });
