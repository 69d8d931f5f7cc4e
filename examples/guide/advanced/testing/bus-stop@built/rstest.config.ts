import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['tests/built/*.test.ts'],
  output: { externals: ['bus-stop'] },
});
