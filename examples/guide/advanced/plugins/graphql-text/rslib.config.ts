import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginGraphqlText: RsbuildPlugin = {
  name: 'graphql-text',
  setup(api) {
    api.modifyBundlerChain((chain) => {
      chain.module
        .rule('graphql')
        .test(/\.graphql$/)
        .type('asset/source');
    });
  },
};

export default defineConfig({
  plugins: [pluginGraphqlText],
});
