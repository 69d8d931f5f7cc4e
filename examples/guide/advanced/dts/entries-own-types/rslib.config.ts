import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { entry: { index: './src/index.ts', lid: './src/lid.ts' } }, lib: [{ dts: { bundle: true, isolated: true } }] });
