import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ output: { distPath: 'dist/esm' } }, { format: 'cjs', output: { distPath: 'dist/cjs' } }] });
