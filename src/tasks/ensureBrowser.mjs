// @ts-check
// npm run test:browser: makes sure that the browser tests have a Chromium and the fonts they are taken with.
import {spawnSync} from 'node:child_process';

import {findBrowser, noBrowserMessage} from './findBrowser.mjs';
import {fontPackages, missingFonts} from './fonts.mjs';

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return result.status === 0;
}

/**
 * Without a CJK font every Chinese glyph is the same box, and measured widths mean nothing. Elsewhere than
 * on Linux the system has one.
 */
const missing = () => (process.platform === 'linux' ? missingFonts() : []);

const wanted = [
  ...(findBrowser(process.env) ? [] : ['chromium']),
  ...new Set(missing().flatMap((family) => ['fontconfig', fontPackages[family]])),
];
const canInstall = process.getuid?.() === 0 && run('sh', ['-c', 'command -v apt-get >/dev/null']);

if (wanted.length > 0 && canInstall) {
  console.log(`Installing ${wanted.join(', ')}`);
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...wanted]);
}

const browser = findBrowser(process.env);
if (!browser) {
  console.error(noBrowserMessage);
  process.exit(1);
}
for (const family of missing()) {
  console.warn(
    `No font “${family}” (${fontPackages[family]}): no pictures of pages are compared, and Chinese without a font is measured with boxes.`,
  );
}
console.log(`Browser: ${browser}`);
