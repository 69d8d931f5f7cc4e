// @ts-check
import fs from 'node:fs';
import path from 'node:path';

import {copyName} from '../content/scale.mjs';
import {cacheRoot, repositoryRoot} from '../lib/paths.mjs';
import {runOrThrow} from '../lib/run.mjs';
import {writeProject} from './project.mjs';

/** Folders with pages; each page in them is repeated. */
const contentFolders =
  /^(?:docs|blog|i18n\/\w+\/docusaurus-plugin-content-(?:docs\/current|blog))\/.*\.mdx?$/;

/** Not part of what is built. */
const unbuilt = /^(?:tests|\.github|\.ci)\//;

/**
 * Files of the working copy, as git sees them: committed, changed and new.
 *
 * @returns {Promise<string[]>} from the root
 */
async function listFiles() {
  const listed = await runOrThrow({
    argv: ['git', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    cwd: repositoryRoot,
  });
  return listed
    .split('\0')
    .filter((file) => file && !unbuilt.test(file))
    .filter((file) => fs.existsSync(path.join(repositoryRoot, file)))
    .sort();
}

/**
 * @param {string} file
 * @param {string} text
 * @param {number} scale
 * @returns {[string, string][]} the page and its copies; pages that list others occur once, for a
 *   list of all pages on ten pages would grow with the square
 */
function repeatFile(file, text, scale) {
  const isRepeated = !/(?:^|\/)shared\//.test(file) && !/^overview:\s*true/m.test(text);
  const {dir, name, ext} = path.posix.parse(file);
  return Array.from({length: isRepeated ? scale : 1}, (_, index) => [
    path.posix.join(dir, copyName(name, index + 1) + ext),
    text.replace(
      /^(slug:\s*)(\S+)\s*$/m,
      (_line, key, slug) => `${key}${copyName(slug, index + 1)}`,
    ),
  ]);
}

/**
 * A sidebar that lists every copy after its original. It wraps the site's own, whatever that is.
 *
 * @param {number} scale
 * @param {readonly string[]} ids of repeated pages
 * @returns {string} a module
 */
function sidebarModule(scale, ids) {
  return `import base from './sidebars.base';
const repeated = new Set(${JSON.stringify(ids)});
const copies = (id) => repeated.has(id)
  ? Array.from({length: ${scale}}, (_, index) => index ? \`\${id}-copy-\${index + 1}\` : id) : [id];
const repeat = (item) => {
  if (typeof item === 'string') return copies(item);
  if (item.type === 'doc') return copies(item.id).map((id) => id === item.id ? item : {...item, id});
  return item.items ? [{...item, items: item.items.flatMap(repeat)}] : [item];
};
export default Object.fromEntries(
  Object.entries(base).map(([name, items]) => [name, items.flatMap(repeat)]),
);
`;
}

/**
 * @param {readonly string[]} listed
 * @param {number} scale
 * @returns {Map<string, string | Buffer>}
 */
function scaledFiles(listed, scale) {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  /** @type {string[]} */
  const ids = [];
  for (const file of listed) {
    const content = fs.readFileSync(path.join(repositoryRoot, file));
    if (scale === 1 || !contentFolders.test(file)) {
      files.set(file, content);
      continue;
    }
    const repeated = repeatFile(file, content.toString(), scale);
    repeated.forEach(([name, text]) => files.set(name, text));
    const id = /^docs\/(.*)\.mdx?$/.exec(file)?.[1];
    if (id && repeated.length > 1) {
      ids.push(id);
    }
  }
  const config = files.get('docusaurus.config.ts');
  if (config) {
    // The checks run, and cost what they cost; a link to a page yet to be written stops no benchmark.
    const lenient = config.toString().replace(/(onBroken\w+: )'throw'/g, "$1'warn'");
    files.set('docusaurus.config.ts', lenient);
  }
  const sidebars = files.get('sidebars.ts');
  if (scale > 1 && sidebars) {
    files.set('sidebars.base.ts', sidebars);
    files.set('sidebars.ts', sidebarModule(scale, ids));
  }
  return files;
}

/**
 * Gives a copy of the site the repository's packages, each by a link: a link to the whole folder
 * would have the copies write into the repository's build cache.
 *
 * @param {string} directory
 */
function linkPackages(directory) {
  const from = path.join(repositoryRoot, 'node_modules');
  const to = path.join(directory, 'node_modules');
  fs.mkdirSync(to, {recursive: true});
  for (const name of fs.readdirSync(from).filter((entry) => entry !== '.cache')) {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/**
 * Copies this site out of the repository, so that its builds meet nobody else's, and repeats its
 * pages. The copy is a repository of its own, since pages show when they last changed.
 *
 * @param {number} scale
 * @returns {Promise<string>} the copy's folder
 */
export async function writeOursProject(scale) {
  const directory = path.join(cacheRoot, 'ours', `${scale}x`);
  const isNew = writeProject(directory, scaledFiles(await listFiles(), scale), '');
  if (isNew) {
    linkPackages(directory);
    const git = ['git', '-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
    const steps = [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-q', '-m', 'Benchmark'],
    ];
    for (const step of steps) {
      await runOrThrow({argv: ['git', ...git.slice(1), ...step], cwd: directory});
    }
  }
  return directory;
}
