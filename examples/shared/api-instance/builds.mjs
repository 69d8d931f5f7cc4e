import { createRslib, loadConfig } from '@rslib/core';

const { close } = await (await createRslib({ config: await loadConfig() })).build();
await close();
