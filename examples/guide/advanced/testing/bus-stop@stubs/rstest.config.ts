import path from 'node:path';
import { withRslibConfig } from '@rstest/adapter-rslib';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  extends: withRslibConfig(),
  tools: {
    rspack: (_config, { appendPlugins, rspack }) => {
      const stub = path.resolve('tests/stub.ts');
      appendPlugins(new rspack.NormalModuleReplacementPlugin(/\.(css|svg)$/, stub));
    },
  },
});
