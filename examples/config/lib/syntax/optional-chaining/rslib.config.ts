import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ output: { distPath: 'dist/usual' } }, { syntax: 'es2019', output: { distPath: 'dist/older' } }] });
