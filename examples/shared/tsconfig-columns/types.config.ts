import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'plain',
      dts: { abortOnError: false },
      source: { tsconfigPath: './plain.json' },
      output: { distPath: 'dist/plain' },
    },
    {
      id: 'other',
      dts: { abortOnError: false },
      source: { tsconfigPath: './both.json' },
      output: { distPath: 'dist/other' },
    },
  ],
});
