import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';

/** Chromium's engine without the browser around it: the same pages in half the time. */
const chromiumShell = '/usr/bin/chromium-headless-shell';
/** Paths of the browsers of distributions and vendors, the preferred ones first. */
const chromiumPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
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
 * Finds a program by a variable of the environment, which goes before everything else, or in its known places.
 *
 * @param {NodeJS.ProcessEnv} env @param {string} variable @param {readonly string[]} places
 */
function find(env, variable, places) {
  const chosen = env[variable];
  if (chosen && !isExecutable(chosen)) {
    throw new Error(`${variable} is "${chosen}", which is not a program.`);
  }
  return chosen || places.find(isExecutable);
}

/** Finds a Chromium for the browser tests. @param {NodeJS.ProcessEnv} env */
export const findBrowser = (env) => find(env, 'CHROME_PATH', [chromiumShell, ...chromiumPlaces]);

/** True where the faster shell could be installed beside another browser. @param {NodeJS.ProcessEnv} env */
export const wantsShell = (env) => !env.CHROME_PATH && !isExecutable(chromiumShell);

/** Finds a Firefox, which has to be the machine's own. @param {NodeJS.ProcessEnv} env */
export const findFirefox = (env) => find(env, 'FIREFOX_PATH', firefoxPlaces);

/** Finds what drives WebKitGTK, and the display without a screen that it needs. @param {NodeJS.ProcessEnv} env */
export function findWebKit(env) {
  const driver = find(env, 'WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']);
  const display = find(env, 'XVFB_PATH', ['/usr/bin/Xvfb']);
  return driver && display ? {driver, display} : undefined;
}

/** The message for a machine without Chromium. */
export const noBrowserMessage =
  'No Chromium found. Install one (Debian, Ubuntu: apt-get install chromium-headless-shell fonts-noto-cjk) ' +
  'or set CHROME_PATH to its program.';

/** The engines beside Chromium, and the Debian packages they come in. */
export const otherEngines = /** @type {const} */ ({
  Firefox: {find: findFirefox, packages: ['firefox-esr']},
  WebKit: {find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb']},
});

/** True where packages can be installed. */
export const canInstall = () => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

/**
 * Explains why the tests of an engine cannot run here; null when the engine is there.
 *
 * @param {keyof typeof otherEngines} name @param {NodeJS.ProcessEnv} env @returns {string | null}
 */
export function missingEngine(name, env) {
  const {find: findEngine, packages} = otherEngines[name];
  return findEngine(env)
    ? null
    : `the tests in ${name}, which is not installed (Debian, Ubuntu: apt-get install ${packages.join(' ')})`;
}

/** Families that pictures of pages are taken with, and the Debian packages they come in. */
export const fontPackages = /** @type {const} */ ({
  'DejaVu Sans': 'fonts-dejavu-core',
  'DejaVu Sans Mono': 'fonts-dejavu-core',
  'Noto Sans CJK SC': 'fonts-noto-cjk',
});

/**
 * The families above that fontconfig does not list: without a CJK font every Chinese glyph is the same box.
 *
 * @returns {(keyof typeof fontPackages)[]}
 */
export function missingFonts() {
  const {stdout} = spawnSync('fc-list', [':', 'family'], {encoding: 'utf8'});
  const listed = (stdout ?? '').split(/[\n,]/).map((name) => name.trim());
  const families = /** @type {(keyof typeof fontPackages)[]} */ (Object.keys(fontPackages));
  return families.filter((family) => !listed.includes(family));
}
