import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    cssModules: { localIdentName: '[1]_[local]-[hash:base64:6]' },
  },
  tools: { cssLoader: { modules: { localIdentRegExp: /([^/\\]+)\.module\.\w+$/ } } },
});
