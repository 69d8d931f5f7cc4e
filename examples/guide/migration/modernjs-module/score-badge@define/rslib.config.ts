import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/badge/tone.ts' },
    define: { 'import.meta.env.RELEASE': JSON.stringify('spring') },
  },
});
