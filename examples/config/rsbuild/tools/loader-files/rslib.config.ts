import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ bundle: false }], tools: { rspack: { module: { rules: [{ test: /\.tide$/, use: './tide-loader.mjs' }] } } } });
