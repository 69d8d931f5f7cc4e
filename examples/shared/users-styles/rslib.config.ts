import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { target: 'web' }, lib: [{ id: 'bundle', output: { distPath: 'dist/bundle' } }, { id: 'files', bundle: false, output: { distPath: 'dist/files' } }] });
