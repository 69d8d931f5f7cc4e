import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { entry: { index: 'src/index.ts', cli: 'src/cli.ts' } }, lib: [{ format: 'cjs', output: { distPath: 'dist/rslib' } }, { format: 'umd', umdName: 'boats', output: { distPath: 'dist/umd' } }] });
