import { defineConfig } from '@rslib/core';

export default defineConfig({ logLevel: 'error', lib: [{ format: 'esm', dts: true }, { format: 'cjs' }] });
