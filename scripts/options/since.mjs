import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {openTypes} from './optionTree.mjs';
import {libOptions} from './tool.mjs';

/** @param {string[]} args @param {string} cwd */
const npm = (args, cwd) => execFileSync('npm', args, {cwd, encoding: 'utf8'});

/**
 * Finds the first version of @rslib/core that has an option, for each of some: downloads the published types, newest
 * first, until none of the options is left. Versions before 0.1.0 are ignored.
 *
 * @param {readonly string[]} names of `lib` options
 * @returns {Map<string, string>} version by name
 */
export function sinceVersions(names) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rslib-versions-'));
  /** @type {Map<string, string>} */
  const since = new Map();
  let left = names;
  try {
    const versions = JSON.parse(npm(['view', '@rslib/core', 'versions', '--json'], folder));
    const stable = versions.filter((/** @type {string} */ one) => !/-|^0\.0\./.test(one));
    for (const version of stable.reverse()) {
      if (left.length === 0) break;
      // The tool's own declarations are found by the folder's name.
      const copy = path.join(folder, version, '@rslib/core');
      fs.mkdirSync(copy, {recursive: true});
      const [archive = ''] = npm(['pack', `@rslib/core@${version}`, '--silent'], copy).split('\n');
      execFileSync('tar', ['xzf', archive, '--strip-components=1'], {cwd: copy});
      const known = new Set(libOptions(openTypes(copy)).map(({name}) => name));
      left = left.filter((name) => known.has(name));
      left.forEach((name) => since.set(name, version));
      console.log(`${version}: ${left.length} of ${names.length} options`);
    }
    return since;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
