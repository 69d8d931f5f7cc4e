import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: { 'array-last': ['array-kit', 'last'] } },
});
