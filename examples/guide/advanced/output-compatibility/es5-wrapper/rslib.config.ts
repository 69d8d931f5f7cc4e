import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { target: 'web' }, lib: [{ format: 'umd', umdName: 'tides', syntax: 'es5' }] });
