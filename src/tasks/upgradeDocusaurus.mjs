// npm run upgrade:docusaurus [-- version | --dry | --record]: installs another version of Docusaurus, and lists what
// changed in the files of it that this site stands on. `--dry` installs nothing; `--record` writes down the
// files as they are, once everything listed has been looked at. Exit code 1 when something changed.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {filesIn} from '../lib/filesIn.mjs';
import {run} from './commandLine.mjs';
import {readJson} from './readJson.mjs';
import {root} from './site.mjs';

/** @typedef {Record<string, Record<string, string>>} Files for each part of the site: upstream files and their hashes */
/** @typedef {{version: string, parts: Files}} Upstream */
/** @typedef {{part: string, file: string, was: string | undefined, is: string | undefined}} Change */

const recordFile = path.join(root, 'src/theme/upstream.json');
const packages = path.join(root, 'node_modules/@docusaurus');

/** Where the components of the theme come from, most likely first. */
const themes = [
  'theme-classic/src/theme',
  'theme-search-algolia/src/theme',
  'core/lib/client/theme-fallback',
];

/** Hashes of the files that exist. @param {readonly string[]} files below node_modules/@docusaurus */
function hashesOf(files) {
  const present = files.filter((file) => fs.existsSync(path.join(packages, file)));
  const entries = present.map((file) => {
    const text = fs.readFileSync(path.join(packages, file));
    return [file, createHash('sha256').update(text).digest('hex').slice(0, 12)];
  });
  return /** @type {Record<string, string>} */ (Object.fromEntries(entries));
}

/** What a component of `src/theme` stands in for: its file and those beside it. @param {string} name `DocItem/Layout` */
function upstreamOf(name) {
  for (const theme of themes) {
    const beside = filesIn(path.join(packages, theme, name))
      .filter((file) => !/\/|\.d\.ts$|\.map$/.test(file))
      .map((file) => `${name}/${file}`);
    const files = [`${name}.tsx`, `${name}.js`, ...beside];
    const found = hashesOf(files.map((file) => `${theme}/${file}`));
    if (Object.keys(found).length > 0) {
      return found;
    }
  }
  throw new Error(`No theme of Docusaurus has a component "${name}", which src/theme replaces.`);
}

/** @returns {Upstream} the files as they were when somebody last looked at them */
export const readRecord = () => readJson(recordFile);

/**
 * @returns {Upstream} the installed files that this site stands on: those of the components that it replaces,
 * and what the record names beside them, which is what is known of Docusaurus beyond its documentation
 */
export function readUpstream() {
  const components = filesIn(path.join(root, 'src/theme'))
    .filter((file) => file.endsWith('index.tsx'))
    .map((file) => path.posix.dirname(file))
    .toSorted();
  const known = Object.entries(readRecord().parts).filter(
    ([part]) => !part.startsWith('src/theme/'),
  );
  return {
    version: readJson(path.join(packages, 'core/package.json')).version,
    parts: {
      ...Object.fromEntries(components.map((name) => [`src/theme/${name}`, upstreamOf(name)])),
      ...Object.fromEntries(known.map(([part, files]) => [part, hashesOf(Object.keys(files))])),
    },
  };
}

/** @param {Files} before @param {Files} after @returns {Change[]} what is another file now, is gone or is new */
export function changesBetween(before, after) {
  return Object.keys({...before, ...after}).flatMap((part) => {
    const [was, is] = [before[part] ?? {}, after[part] ?? {}];
    return Object.keys({...was, ...is})
      .filter((file) => was[file] !== is[file])
      .map((file) => ({part, file, was: was[file], is: is[file]}));
  });
}

/**
 * The list for the terminal, each file with the command that shows its difference between two versions.
 *
 * @param {readonly Change[]} changes @param {string} before @param {string} after
 */
export function formatUpstreamChanges(changes, before, after) {
  if (changes.length === 0) {
    return `Docusaurus ${after} has the files that this site was written against.`;
  }
  const lines = changes.map(({part, file, was, is}) => {
    const [name = '', ...rest] = file.split('/');
    const diff = `npm diff --diff=@docusaurus/${name}@${before} --diff=@docusaurus/${name}@${after} ${rest.join('/')}`;
    return was === undefined
      ? `${part}\n  @docusaurus/${file}: not in the record`
      : `${part}\n  @docusaurus/${file}: ${was} → ${is ?? 'gone'}\n  ${diff}`;
  });
  return `${lines.join('\n')}\n\n${changes.length} files differ. Look at each one, then: npm run upgrade:docusaurus -- --record`;
}

/** @param {string} version of every package of Docusaurus; npm leaves each where it is in package.json */
function install(version) {
  const {dependencies, devDependencies} = readJson(path.join(root, 'package.json'));
  const wanted = Object.keys({...dependencies, ...devDependencies})
    .filter((name) => name.startsWith('@docusaurus/'))
    .map((name) => `${name}@${version}`);
  const command = ['npm', 'install', '--save-exact', ...wanted];
  run(command, root, `Docusaurus ${version} cannot be installed.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [flag = 'latest'] = process.argv.slice(2);
  if (!flag.startsWith('--')) {
    install(flag);
  }
  const [before, after] = [readRecord(), readUpstream()];
  const changes = changesBetween(before.parts, after.parts);
  if (flag === '--record') {
    const gone = changes.filter(({part, is}) => !is && !part.startsWith('src/theme/'));
    if (gone.length > 0) {
      const names = gone.map(({file}) => file).join(', ');
      throw new Error(`Docusaurus has no ${names}: correct src/theme/upstream.json.`);
    }
    fs.writeFileSync(recordFile, `${JSON.stringify(after, null, 2)}\n`);
  } else {
    console.log(formatUpstreamChanges(changes, before.version, after.version));
    process.exitCode = changes.length > 0 ? 1 : 0;
  }
}
