import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { entry: { index: './app.js' } }, output: { target: 'web' } });
