import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const failOnWarnings: RsbuildPlugin = {
  name: 'fail-on-warnings',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasWarnings()) throw new Error('The build has warnings.');
    });
  },
};

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'TideTable' }],
  plugins: [failOnWarnings],
});
