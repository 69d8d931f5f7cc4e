import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ output: { distPath: 'dist/usual' } }, { output: { distPath: 'dist/min', minify: true } }] });
