import { defineConfig } from '@rslib/core';

const clock = { root: 'ClockKit', commonjs: 'clock-kit', commonjs2: 'clock-kit', amd: 'clock-kit' };

export default defineConfig({
  lib: [
    { format: 'cjs' },
    { format: 'umd', umdName: 'SunClock', output: { distPath: 'dist/umd' } },
  ],
  output: { target: 'web', externals: { 'clock-kit': clock } },
});
