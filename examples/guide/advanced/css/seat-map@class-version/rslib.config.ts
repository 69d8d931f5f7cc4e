import { defineConfig } from '@rslib/core';

import pkg from './package.json' with { type: 'json' };

const version = pkg.version.replaceAll('.', '_');

export default defineConfig({
  output: {
    target: 'web',
    cssModules: { localIdentName: `${pkg.name}-${version}-[local]-[hash:base64:6]` },
  },
});
