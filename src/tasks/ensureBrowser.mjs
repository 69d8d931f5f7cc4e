// @ts-check
// npm run test:browser: makes sure that the browser tests have a Chromium, the fonts they are taken with, and nginx.
import {spawnSync} from 'node:child_process';

import {findBrowser, fontPackages, missingFonts, noBrowserMessage} from './browser.mjs';
import {findNginx, nginxPackages, noNginxMessage} from './nginx.mjs';

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: 'inherit', env}).status === 0;
}

const wanted = [
  ...(findBrowser(process.env) ? [] : ['chromium']),
  ...new Set(missingFonts().flatMap((family) => ['fontconfig', fontPackages[family]])),
];
const isComplete = wanted.length === 0 && findNginx();
if (!isComplete && process.getuid?.() === 0 && run('apt-get', 'update')) {
  // One after the other: where a package is missing, apt-get installs none of its list.
  for (const packages of [wanted, findNginx() ? [] : nginxPackages]) {
    if (packages.length > 0) {
      run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
    }
  }
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
if (!findNginx()) {
  console.warn(noNginxMessage);
}
console.log(`Browser: ${browser}`);
