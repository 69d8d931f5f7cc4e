import { defineConfig } from '@rslib/core';

export default defineConfig(({ envMode }) => ({
  source: { entry: { fares: './src/fares.ts' } },
  banner: { js: `// bus-fares, ${envMode}, ${process.env.BUS_OPERATOR}` },
  lib: envMode === 'canary' ? [{ format: 'esm' }] : [{ format: 'esm' }, { format: 'cjs' }],
}));
