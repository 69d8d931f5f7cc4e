import { createRslib } from '@rslib/core';

await (await createRslib({ config: { logLevel: process.argv[2], source: { entry: { index: './src/broken.ts' } }, output: { distPath: 'out' } } })).build().catch(() => {});
