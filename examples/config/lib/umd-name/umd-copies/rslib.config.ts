import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { target: 'web' }, lib: [{ format: 'umd', umdName: ['Acme', '[name]'], source: { entry: { index: 'src/index.ts', charts: 'src/charts.ts' } } }] });
