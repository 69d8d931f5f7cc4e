// @ts-check
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

/**
 * Finds a Chromium for the browser tests; `CHROME_PATH` goes before everything else.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} an absolute path
 * @throws {Error} when `CHROME_PATH` is set and is no program
 */
export function findBrowser(env) {
  if (env.CHROME_PATH) {
    if (!isExecutable(env.CHROME_PATH)) {
      throw new Error(`CHROME_PATH is "${env.CHROME_PATH}", which is no program.`);
    }
    return env.CHROME_PATH;
  }
  return knownPlaces.find(isExecutable);
}

/** What to do when there is none. */
export const noBrowserMessage =
  'No Chromium found. Install one (Debian, Ubuntu: apt-get install chromium fonts-noto-cjk) ' +
  'or set CHROME_PATH to its program.';
