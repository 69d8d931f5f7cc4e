import { spawnSync } from 'node:child_process';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const lintOnRebuild: RsbuildPlugin = {
  name: 'lint-on-rebuild',
  setup(api) {
    api.onBeforeBuild(({ isWatch, isFirstCompile }) => {
      if (isWatch && !isFirstCompile) {
        spawnSync('npm run --silent lint', { shell: true, stdio: 'inherit' });
      }
    });
  },
};

export default defineConfig({ plugins: [lintOnRebuild] });
