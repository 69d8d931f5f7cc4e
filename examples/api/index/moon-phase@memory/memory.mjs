import { createRslib } from '@rslib/core';

const files = new Map();

const keepInMemory = {
  name: 'keep-in-memory',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation }) => {
      for (const [name, source] of Object.entries(assets)) {
        files.set(name, source.source().toString());
        compilation.deleteAsset(name);
      }
    });
  },
};

const rslib = await createRslib({
  config: { lib: [{ format: 'esm' }], plugins: [keepInMemory], logLevel: 'error' },
});
await rslib.build();

console.log([...files.keys()]);
