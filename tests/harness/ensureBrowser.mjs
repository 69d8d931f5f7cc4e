// npm run test:browser: makes sure that the browser tests have Chromium and the fonts they are taken with, and the
// weekly ones (WEEKLY=1) Firefox and WebKit as well.
import {spawnSync} from 'node:child_process';

import {
  canInstall,
  findBrowser,
  fontPackages,
  missingEngine,
  missingFonts,
  noBrowserMessage,
  otherEngines,
  wantsShell,
} from './browser.mjs';

/** @param {string[]} args */
function aptGet(...args) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync('apt-get', args, {stdio: 'inherit', env}).status === 0;
}

const engines = /** @type {(keyof typeof otherEngines)[]} */ (
  process.env.WEEKLY ? Object.keys(otherEngines) : []
);

/** One list after the other: where a package is missing, apt-get installs none of its list. */
const wanted = [
  wantsShell(process.env) ? ['chromium-headless-shell'] : [],
  [...new Set(missingFonts().flatMap((family) => ['fontconfig', fontPackages[family]]))],
  ...engines.map((name) => (missingEngine(name, process.env) ? otherEngines[name].packages : [])),
].filter((packages) => packages.length > 0);

if (wanted.length > 0 && canInstall() && aptGet('update')) {
  wanted.forEach((packages) => aptGet('install', '-y', '--no-install-recommends', ...packages));
  if (!findBrowser(process.env)) {
    // Fall back to full Chromium if the distribution has no headless shell.
    aptGet('install', '-y', '--no-install-recommends', 'chromium');
  }
}

for (const family of missingFonts()) {
  console.warn(
    `The font “${family}” (${fontPackages[family]}) is missing: pictures of pages are not compared, and Chinese text without a font is measured as boxes.`,
  );
}
for (const name of engines) {
  const missing = missingEngine(name, process.env);
  console.log(missing ? `Not run: ${missing}` : `${name}: found`);
  if (missing) {
    process.exitCode = 1;
  }
}

const browser = findBrowser(process.env);
if (browser) {
  console.log(`Browser: ${browser}`);
} else {
  console.error(noBrowserMessage);
  process.exitCode = 1;
}
