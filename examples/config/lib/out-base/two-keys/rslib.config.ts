import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { units: './src/units/**', math: './src/math/**' } },
});
