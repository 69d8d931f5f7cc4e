import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'iife', output: { distPath: 'dist/iife' } }] });
