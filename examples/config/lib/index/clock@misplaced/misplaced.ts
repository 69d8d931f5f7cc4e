import { defineConfig } from '@rslib/core';

export default defineConfig({ umdName: 'clock', lib: [{ format: 'umd' }] });
