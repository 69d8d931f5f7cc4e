// npm run links: asks every address of tests/content/facts/addresses.json, which the content tests keep equal to
// what pages link to. Needs the network; a workflow runs it once a week. Exit code 1 when an address is gone.
import fs from 'node:fs';

import {runCommand} from '../commandLine.mjs';
import {checkAddress} from './addresses.mjs';

const file = new URL('../../../tests/content/facts/addresses.json', import.meta.url);

runCommand(async () => {
  /** @type {Record<string, {paths: string[]}>} */
  const hosts = JSON.parse(fs.readFileSync(file, 'utf8'));
  const urls = Object.entries(hosts).flatMap(([host, {paths}]) =>
    paths.map((path) => `https://${host}${path}`),
  );
  let gone = 0;
  // One after the other: the addresses of a host would otherwise be asked all at once.
  for (const url of urls) {
    const {verdict, reason} = await checkAddress(url);
    console.log(`${verdict.padEnd(6)} ${url} (${reason})`);
    if (verdict === 'gone') gone += 1;
  }
  console.log(`${urls.length} addresses, ${gone} gone`);
  if (gone > 0) process.exitCode = 1;
});
