// @ts-check
import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';

/** Where distributions and the vendor put the browser, most wanted first. */
const knownPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a Chromium for the browser tests; `CHROME_PATH` goes before everything else. @param {NodeJS.ProcessEnv} env */
export function findBrowser({CHROME_PATH}) {
  if (CHROME_PATH && !isExecutable(CHROME_PATH)) {
    throw new Error(`CHROME_PATH is "${CHROME_PATH}", which is no program.`);
  }
  return CHROME_PATH || knownPlaces.find(isExecutable);
}

/** What to do when there is none. */
export const noBrowserMessage =
  'No Chromium found. Install one (Debian, Ubuntu: apt-get install chromium fonts-noto-cjk) ' +
  'or set CHROME_PATH to its program.';

/** Families that pictures of pages are taken with, and the Debian packages they come in. */
export const fontPackages = /** @type {const} */ ({
  'DejaVu Sans': 'fonts-dejavu-core',
  'DejaVu Sans Mono': 'fonts-dejavu-core',
  'Noto Sans CJK SC': 'fonts-noto-cjk',
});

/**
 * Without a CJK font every Chinese glyph is the same box, and measured widths mean nothing.
 *
 * @returns {(keyof typeof fontPackages)[]} those of the families above that fontconfig does not list
 */
export function missingFonts() {
  const {stdout} = spawnSync('fc-list', [':', 'family'], {encoding: 'utf8'});
  const listed = (stdout ?? '').split(/[\n,]/).map((name) => name.trim());
  const families = /** @type {(keyof typeof fontPackages)[]} */ (Object.keys(fontPackages));
  return families.filter((family) => !listed.includes(family));
}
