import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'tideBell' }],
  output: { target: 'web' },
  tools: {
    rspack: {
      ignoreWarnings: [{ module: /old-bell/, message: /require function is used in a way/ }],
    },
  },
});
