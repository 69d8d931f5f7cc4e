import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {openTypes} from './optionTree.mjs';

/** @param {string[]} args @param {string} cwd */
const npm = (args, cwd) => execFileSync('npm', args, {cwd, encoding: 'utf8'});

/**
 * Finds the first version of a package that has an option, for each of some, in the published types. It bisects the
 * stable versions: an option that a version has, all later ones are taken to have.
 *
 * @param {string} packageName @param {RegExp} ignored versions
 * @param {readonly string[]} names of options
 * @param {(types: import('./optionTree.mjs').Types, name: string) => boolean} hasOption
 * @returns {Map<string, string>} version by name, without options that no version has
 */
export function sinceVersions(packageName, ignored, names, hasOption) {
  /** @type {Map<string, string>} */
  const since = new Map();
  if (names.length === 0) return since;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'option-versions-'));
  /** The options of each version that was downloaded; null where it was published without types. */
  const known = new Map();

  /** @param {string} version @returns {Set<string> | null} those of `names` that it has */
  function optionsOf(version) {
    if (!known.has(version)) {
      // The tool's own declarations are found by the folder's name.
      const copy = path.join(folder, version, packageName);
      fs.mkdirSync(copy, {recursive: true});
      const [archive = ''] = npm(['pack', `${packageName}@${version}`, '--silent'], copy).split(
        '\n',
      );
      execFileSync('tar', ['xzf', archive, '--strip-components=1'], {cwd: copy});
      const types = fs.existsSync(path.join(copy, 'dist-types')) ? openTypes(copy) : null;
      known.set(version, types && new Set(names.filter((name) => hasOption(types, name))));
    }
    return known.get(version);
  }

  try {
    /** @type {string[]} */
    const all = JSON.parse(npm(['view', packageName, 'versions', '--json'], folder));
    const versions = all.filter((one) => !one.includes('-') && !ignored.test(one));
    for (const name of names) {
      let low = 0;
      let high = versions.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        // A version without types is taken to be like the next one.
        const typed = versions.findIndex((one, at) => at >= middle && optionsOf(one));
        if (typed === -1 || optionsOf(versions[typed] ?? '')?.has(name)) high = middle;
        else low = typed + 1;
      }
      const version = versions[low];
      if (version) since.set(name, version);
      console.log(`${name}: ${packageName} ${version ?? 'does not have it'}`);
    }
    return since;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
