import { defineConfig } from '@rslib/core';

export default defineConfig({ autoExtension: false, source: { entry: { index: 'src/badge.ts' } }, lib: [{ format: 'esm' }, { format: 'cjs' }], output: { distPath: 'dist/two' } });
