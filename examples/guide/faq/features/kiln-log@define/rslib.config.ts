import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { define: { MAX_CELSIUS: '1300', BUILT_FOR: JSON.stringify('stoneware') } },
});
