import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'warn',
  lib: ['auto' as const, true, false].map((cleanDistPath) => ({ id: 'clean-' + cleanDistPath, output: { cleanDistPath, distPath: process.env.OUTSIDE + '/' + cleanDistPath } })),
});
