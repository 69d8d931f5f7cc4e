import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      watchOptions: { ignored: ['**/generated.ts', '**/.git/**'] },
    },
  },
});
