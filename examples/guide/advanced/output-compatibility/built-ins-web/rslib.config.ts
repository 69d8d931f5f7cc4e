import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'esm' }, { format: 'umd', output: { distPath: 'dist/umd' } }], output: { target: 'web' } });
