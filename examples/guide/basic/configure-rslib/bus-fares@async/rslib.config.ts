import { readFile } from 'node:fs/promises';

import { defineConfig } from '@rslib/core';

export default defineConfig(async () => {
  const notice = await readFile(new URL('./NOTICE.md', import.meta.url), 'utf8');

  return {
    source: { entry: { fares: './src/fares.ts' } },
    lib: [{ format: 'esm', banner: { js: `/*! ${notice.trim()} */` } }],
  };
});
