import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { legalComments: 'inline' },
  tools: {
    rspack: (config, { rspack }) => {
      config.plugins.push(new rspack.BannerPlugin({ banner: 'stamped' }));
    },
  },
});
