import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'tideBell' }],
  output: { target: 'web' },
});
