import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { __VERSION__: '1.2.0' } },
});
