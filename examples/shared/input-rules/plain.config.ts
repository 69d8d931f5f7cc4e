import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { entry: { index: 'src/model.ts' } }, output: { distPath: 'dist/plain' } });
