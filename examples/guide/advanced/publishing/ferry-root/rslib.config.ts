import { defineConfig } from '@rslib/core';

const withoutDist = (content: Buffer): string => content.toString().replaceAll('./dist/', './');

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    copy: [{ from: './package.json', transform: withoutDist }, { from: './README.md' }],
  },
});
