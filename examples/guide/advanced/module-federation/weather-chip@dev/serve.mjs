import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const rslib = await createRslib({ config: content });
const { server, urls } = await rslib.startMFDevServer();

const response = await fetch(`${urls[0]}/mf-manifest.json`);
const { metaData } = await response.json();

console.log('status', response.status);
console.log('entry', metaData.remoteEntry.name);
console.log('chunks come from here:', metaData.publicPath === `${urls[0]}/`);

await server.close();
process.exit();
