import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { lib: [{ format: 'esm' }] } });
const { close } = await rslib.build({ watch: true });

process.once('SIGINT', close);
