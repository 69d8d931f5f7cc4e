import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const stamp: RsbuildPlugin = {
  name: 'stamp',
  setup(api) {
    api.processAssets({ stage: 'additional' }, ({ compilation, environment, sources }) => {
      const text = `Built as ${environment.name}.\n`;
      compilation.emitAsset('stamp.txt', new sources.RawSource(text));
    });
  },
};

export default defineConfig({
  lib: [{ format: 'esm', plugins: [stamp] }, { format: 'cjs' }],
});
