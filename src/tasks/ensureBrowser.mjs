// @ts-check
// npm run test:browser: makes sure that the browser tests have a Chromium and the fonts they are taken with.
import {spawnSync} from 'node:child_process';

import {findBrowser, fontPackages, missingFonts, noBrowserMessage} from './browser.mjs';

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: 'inherit', env}).status === 0;
}

const wanted = [
  ...(findBrowser(process.env) ? [] : ['chromium']),
  ...new Set(missingFonts().flatMap((family) => ['fontconfig', fontPackages[family]])),
];
if (wanted.length > 0 && process.getuid?.() === 0 && run('apt-get', 'update')) {
  run('apt-get', 'install', '-y', '--no-install-recommends', ...wanted);
}

const browser = findBrowser(process.env);
if (!browser) {
  console.error(noBrowserMessage);
  process.exit(1);
}
for (const family of missingFonts()) {
  console.warn(
    `No font “${family}” (${fontPackages[family]}): no pictures of pages are compared, and Chinese without a font is measured with boxes.`,
  );
}
console.log(`Browser: ${browser}`);
