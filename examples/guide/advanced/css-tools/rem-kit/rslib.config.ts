import { pluginRem } from '@rsbuild/plugin-rem';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginRem({ rootFontSize: 16 })],
});
