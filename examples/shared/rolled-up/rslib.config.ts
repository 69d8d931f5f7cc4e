import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { entry: { index: 'src/index.ts', tide: 'src/tide.ts' } }, lib: [{ dts: { bundle: true } }] });
