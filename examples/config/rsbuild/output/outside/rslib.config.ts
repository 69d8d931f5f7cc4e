import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: [/^date-kit/, { 'array-kit': 'array-kit/lite' }] },
});
