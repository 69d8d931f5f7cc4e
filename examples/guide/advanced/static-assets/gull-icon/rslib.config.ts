import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'gullIcon',
      output: { target: 'web', assetPrefix: 'auto', dataUriLimit: 0 },
    },
  ],
});
