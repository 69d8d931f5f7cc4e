import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { include: [/[\\/]node_modules[\\/]wave-kit[\\/]/] },
});
