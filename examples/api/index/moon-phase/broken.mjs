import { createRslib } from '@rslib/core';

const attempt = async (lib, options) => {
  const rslib = await createRslib({ config: { logLevel: 'silent', lib } });
  await rslib.build(options).catch((error) => {
    console.log(error.name, error.errors?.length ?? error.message);
  });
};

await attempt([{ source: { entry: { index: './src/eclipse.ts', tide: './src/tide.ts' } } }]);
await attempt([{ format: 'esm' }], { lib: ['umd'] });
await attempt([{ format: 'amd' }]);
await attempt([{ source: { entry: { index: './broken.ts' } } }]);
