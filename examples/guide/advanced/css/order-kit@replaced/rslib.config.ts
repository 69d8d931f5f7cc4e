import { defineConfig } from '@rslib/core';

import { mark } from './mark.mjs';

export default defineConfig({
  output: { target: 'web' },
  tools: {
    postcss: { postcssOptions: { plugins: [mark('from-tools')] } },
  },
});
