import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'esm', format: 'esm' }],
  source: {
    define: { STOP_LIMIT: '3' },
  },
});
