import { defineConfig } from '@rslib/core';

export default defineConfig({ logLevel: 'error', lib: [{ dts: { isolated: true } }], source: { entry: { index: './src/index.ts', png: './src/png.ts' } } });
