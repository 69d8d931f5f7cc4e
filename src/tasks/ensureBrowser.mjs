// @ts-check
// npm run test:browser: makes sure that the browser tests have a Chromium and Chinese glyphs.
import {spawnSync} from 'node:child_process';

import {findBrowser, noBrowserMessage} from './findBrowser.mjs';

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return result.status === 0;
}

/** Without a CJK font every Chinese glyph is the same box, and measured widths mean nothing. */
function hasChineseFont() {
  if (process.platform !== 'linux') {
    return true;
  }
  const listed = spawnSync('fc-list', [':lang=zh', 'family'], {encoding: 'utf8'});
  return listed.status === 0 && listed.stdout.trim() !== '';
}

const wanted = [
  ...(findBrowser(process.env) ? [] : ['chromium']),
  ...(hasChineseFont() ? [] : ['fontconfig', 'fonts-noto-cjk']),
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
if (!hasChineseFont()) {
  console.warn('No Chinese font found (fonts-noto-cjk): Chinese pages are measured with boxes.');
}
console.log(`Browser: ${browser}`);
