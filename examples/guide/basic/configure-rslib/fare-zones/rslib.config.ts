import { defineConfig, mergeRslibConfig } from '@rslib/core';

import { library } from './shared/library';

export default defineConfig(
  mergeRslibConfig(library, {
    banner: { js: '// fare-zones' },
    lib: [{ id: 'cjs', syntax: 'es2019' }],
  }),
);
