import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { __VERSION__: JSON.stringify('1.2.0') } },
});
