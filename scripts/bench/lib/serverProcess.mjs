// @ts-check
// Started by servers.mjs: serves folders until the parent goes away. A process of its own, so that
// compressing and answering do not share a thread with the measuring.
import process from 'node:process';

import {assetHost, writeAssetHost} from '../sites/assetHost.mjs';
import {createSiteServer} from './server.mjs';

/**
 * Bytes of bodies sent so far, by site.
 *
 * @type {number[]}
 */
const sent = [];

createSiteServer(writeAssetHost(), () => {})
  .once('error', (error) => {
    console.error(
      `The stand-in for the pictures' host cannot listen on ${assetHost.origin}: ${error.message}`,
    );
    process.exit(1);
  })
  .listen(assetHost.port, '127.0.0.1');

const directories = process.argv.slice(2);
const ports = await Promise.all(
  directories.map(
    (directory, index) =>
      new Promise((resolve, reject) => {
        const server = createSiteServer(directory, (bytes) => {
          sent[index] = (sent[index] ?? 0) + bytes;
        });
        server.once('error', reject);
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      }),
  ),
);

process.once('disconnect', () => process.exit());
process.on('message', (index) => process.send?.(sent[Number(index)] ?? 0));
process.send?.(ports);
