import { createRslib } from '@rslib/core';

await (await createRslib({ config: { lib: [{ format: 'amd' }] } })).build();
