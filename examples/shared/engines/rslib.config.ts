import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{}, { syntax: ['node >= 20', 'chrome >= 70'], output: { distPath: 'dist/both' } }, { syntax: ['node >= 20'], output: { distPath: 'dist/node' } }] });
