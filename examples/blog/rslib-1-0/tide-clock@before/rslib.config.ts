import { defineConfig } from '@rslib/core';

// The defaults of 0.x.
export default defineConfig({
  lib: [{ format: 'esm', dts: true, syntax: 'esnext' }],
  redirect: { dts: { extension: false } },
  tools: {
    bundlerChain: (chain) => {
      chain.module.rule('rslib:new-url').parser({ url: false });
    },
  },
});
