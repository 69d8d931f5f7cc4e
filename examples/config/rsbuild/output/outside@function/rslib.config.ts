import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    externals: ({ request }) => (request === 'coding' ? 'coding.js' : false),
  },
});
