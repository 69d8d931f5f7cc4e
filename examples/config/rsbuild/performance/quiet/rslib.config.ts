import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { removeConsole: ['log'], printFileSize: false },
});
