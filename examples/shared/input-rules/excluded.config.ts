import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { exclude: [/fr\.ts$/], entry: { index: 'src/fr.ts' } }, output: { distPath: 'dist/excluded' } });
