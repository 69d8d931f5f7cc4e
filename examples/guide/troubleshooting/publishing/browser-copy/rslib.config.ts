import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{}, { output: { target: 'web', autoExternal: false, minify: true, filename: { js: '[name].browser.js' } } }] });
