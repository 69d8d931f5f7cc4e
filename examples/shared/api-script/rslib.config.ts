import { defineConfig } from '@rslib/core';

export default defineConfig({ banner: { js: '// from the file' }, lib: [{ format: 'esm' }, { format: 'cjs' }] });
