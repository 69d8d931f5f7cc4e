import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, dts: { isolated: true } }],
  output: { target: 'web' },
  plugins: [pluginReact()],
  source: {
    define: { BADGE_PREFIX: JSON.stringify('badge-') },
  },
});
