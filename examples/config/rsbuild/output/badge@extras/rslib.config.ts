import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    sourceMap: true,
    manifest: true,
    legalComments: 'inline',
    copy: [{ from: './layers' }],
  },
});
