import { defineConfig } from '@rslib/core';

export default defineConfig({ mode: 'development', lib: [{ format: 'umd', umdName: 'tide' }], output: { target: 'web' } });
