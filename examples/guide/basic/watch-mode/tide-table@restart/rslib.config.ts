import { type ChildProcess, spawn } from 'node:child_process';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

let program: ChildProcess | undefined;

const restart: RsbuildPlugin = {
  name: 'restart',
  setup(api) {
    api.onAfterBuild(({ isWatch, stats }) => {
      if (!isWatch || stats?.hasErrors()) return;
      program?.kill();
      program = spawn('node', ['dist/index.js'], { stdio: 'inherit' });
    });
    api.onCloseBuild(() => {
      program?.kill();
    });
  },
};

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [restart],
});
