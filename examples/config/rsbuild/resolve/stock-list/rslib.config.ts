import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { lodash$: 'lodash-es', 'pad-kit$': 'pad-kit-es' } },
});
