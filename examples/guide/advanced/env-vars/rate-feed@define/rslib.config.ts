import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: {
      __RELEASE__: JSON.stringify(process.env.RELEASE),
      'process.env.RATES_REGION': JSON.stringify('eu'),
    },
  },
});
