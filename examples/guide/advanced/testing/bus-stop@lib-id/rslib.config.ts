import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'small', format: 'esm', source: { define: { STOP_LIMIT: '3' } } }],
});
