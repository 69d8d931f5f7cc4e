import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ wasm: { mode: 'preserve' } }] });
