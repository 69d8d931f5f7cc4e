import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'umd', umdName: 'tally' }], output: { target: 'web' } });
