import { pluginReact } from '@rsbuild/plugin-react';

export default {
  plugins: [pluginReact()],
  performance: { buildCache: false },
  output: { target: 'web', externals: process.env.MAPPED ? { 'react/jsx-runtime': 'react/jsx-runtime.js' } : [] },
};
