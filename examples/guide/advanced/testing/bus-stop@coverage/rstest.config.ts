import { withRslibConfig } from '@rstest/adapter-rslib';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  extends: withRslibConfig(),
  coverage: {
    include: ['src/**/*.ts'],
    thresholds: { lines: 95 },
  },
});
