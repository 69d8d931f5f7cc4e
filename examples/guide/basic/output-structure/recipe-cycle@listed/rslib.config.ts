import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    rspack: (_config, { appendPlugins, rspack }) => {
      appendPlugins(new rspack.CircularDependencyRspackPlugin({ failOnError: true }));
    },
  },
});
