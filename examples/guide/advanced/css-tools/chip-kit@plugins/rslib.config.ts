import { defineConfig } from '@rslib/core';

import { mark } from './mark.mjs';

export default defineConfig({
  output: { target: 'web' },
  tools: {
    postcss(options, { addPlugins }) {
      addPlugins([mark('from-tools')]);
    },
  },
});
