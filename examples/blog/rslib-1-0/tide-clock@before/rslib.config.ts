import { defineConfig } from '@rslib/core';

// The defaults of 0.x: the files are those that 0.23.1 emits.
export default defineConfig({
  lib: [{ format: 'esm', dts: true, syntax: 'esnext' }],
  redirect: { dts: { extension: false } },
  tools: {
    bundlerChain: (chain) => {
      chain.module.rule('rslib:new-url').parser({ url: false });
    },
  },
});
