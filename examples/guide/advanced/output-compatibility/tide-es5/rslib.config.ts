import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'tideEs5', syntax: 'es5' }],
  output: { target: 'web' },
});
