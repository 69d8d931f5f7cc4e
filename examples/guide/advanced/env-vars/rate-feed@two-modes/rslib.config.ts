import { defineConfig } from '@rslib/core';

const item = (nodeEnv: 'development' | 'production') => ({
  id: nodeEnv,
  output: { filename: { js: `[name].${nodeEnv}.js` } },
  tools: { rspack: { optimization: { nodeEnv } } },
});

export default defineConfig({ lib: [item('development'), item('production')] });
