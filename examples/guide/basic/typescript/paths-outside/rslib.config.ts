import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ dts: { isolated: true } }, { bundle: false, output: { distPath: 'dist/files' } }, { output: { distPath: 'dist/external', externals: { rlog: '../../compiled/rlog/index.js' } } }] });
