// @ts-check
// npm run upgrade:docusaurus [-- version | --dry | --record]: installs another version of Docusaurus, and lists what
// changed in the files of it that this site stands on. `--dry` installs nothing; `--record` writes down the
// files as they are, once everything listed has been looked at. Exit code 1 when something changed.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

/** @typedef {Record<string, Record<string, string>>} Files for each part of the site: upstream files and their hashes */
/** @typedef {{version: string, parts: Files}} Upstream */
/** @typedef {{part: string, file: string, was: string | undefined, is: string | undefined}} Change */

const root = fileURLToPath(new URL('../..', import.meta.url));
const recordFile = path.join(root, 'src/theme/upstream.json');

/** Where the components of the theme come from, most likely first. */
const themes = [
  'theme-classic/src/theme',
  'theme-search-algolia/src/theme',
  'core/lib/client/theme-fallback',
];

/** What is known of Docusaurus beyond its documentation: where we rely on it, and the files that say so. */
const knowledge = {
  'src/build/bundle: the page template': [
    'core/lib/ssg/ssgTemplate.html.js',
    'core/lib/ssg/ssgTemplate.js',
  ],
  'src/build/bundle: rules, entries and plugins of the bundler': [
    'bundler/lib/loaders/styleLoader.js',
    'core/lib/webpack/base.js',
    'core/lib/webpack/client.js',
    'core/lib/webpack/server.js',
    'core/lib/webpack/plugins/ChunkAssetPlugin.js',
  ],
  'src/build/bundle: files that are replaced': [
    'theme-classic/lib/nprogress.js',
    'theme-classic/lib/prism-include-languages.js',
    'theme-common/lib/contexts/colorMode.js',
  ],
  'src/build/bundle: generated files': [
    'core/lib/server/codegen/codegen.js',
    'core/lib/server/codegen/codegenRoutes.js',
  ],
  'src/build/bundle: the sprite of icons, which pages leave out': [
    'theme-classic/lib/inlineSvgSprites.js',
  ],
  'src/build/pages: how MDX is read': ['mdx-loader/lib/processor.js', 'mdx-loader/lib/utils.js'],
  'src/build/pages: ids of headings': [
    'mdx-loader/lib/remark/headings/index.js',
    'utils/lib/markdownHeadingIdUtils.js',
    'utils/lib/slugger.js',
  ],
  'src/build/pages: admonitions': ['mdx-loader/lib/remark/admonitions/index.js'],
  'src/build/pages: package-manager tabs': ['remark-plugin-npm2yarn/lib/index.js'],
  'src/runtime: when client modules are called': [
    'core/lib/client/ClientLifecyclesDispatcher.js',
    'core/lib/client/PendingNavigation.js',
  ],
  'src/features/Appearance: the script before the first paint': [
    'theme-classic/lib/inlineScripts.js',
  ],
  'src/features/Link: the stock link': ['core/lib/client/exports/Link.js'],
};

/** @param {string} file below node_modules/@docusaurus */
function hashOf(file) {
  const full = path.join(root, 'node_modules/@docusaurus', file);
  return fs.existsSync(full)
    ? createHash('sha256').update(fs.readFileSync(full)).digest('hex').slice(0, 12)
    : undefined;
}

/**
 * The upstream files that a component of `src/theme` stands in for: its own and those beside it.
 *
 * @param {string} name `DocItem/Layout`
 */
function upstreamOf(name) {
  for (const theme of themes) {
    const folder = path.join(root, 'node_modules/@docusaurus', theme, name);
    const found = [`${name}.tsx`, `${name}.js`].filter((file) => hashOf(`${theme}/${file}`));
    if (fs.existsSync(folder)) {
      const files = fs.readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isFile());
      found.push(
        ...files
          .map((entry) => `${name}/${entry.name}`)
          .filter((file) => !/\.d\.ts$|\.map$/.test(file)),
      );
    }
    if (found.length > 0) {
      return found.map((file) => `${theme}/${file}`);
    }
  }
  throw new Error(`No theme of Docusaurus has a component "${name}", which src/theme replaces.`);
}

/** @returns {Upstream} the files of the installed version that this site stands on */
export function readUpstream() {
  const components = fs
    .readdirSync(path.join(root, 'src/theme'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.tsx'))
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .toSorted();
  const wanted = {
    ...Object.fromEntries(components.map((name) => [`src/theme/${name}`, upstreamOf(name)])),
    ...knowledge,
  };
  const parts = Object.fromEntries(
    Object.entries(wanted).map(([part, files]) => [
      part,
      Object.fromEntries(
        files.flatMap((file) => {
          const hash = hashOf(file);
          return hash ? [[file, hash]] : [];
        }),
      ),
    ]),
  );
  const manifest = path.join(root, 'node_modules/@docusaurus/core/package.json');
  return {version: JSON.parse(fs.readFileSync(manifest, 'utf8')).version, parts};
}

/** @returns {Upstream} the files as they were when somebody last looked at them */
export function readRecord() {
  return JSON.parse(fs.readFileSync(recordFile, 'utf8'));
}

/**
 * @param {Files} before
 * @param {Files} after
 * @returns {Change[]} what is another file now, is gone or is new
 */
export function changesBetween(before, after) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((part) => {
    const [was, is] = [before[part] ?? {}, after[part] ?? {}];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((file) => was[file] !== is[file])
      .map((file) => ({part, file, was: was[file], is: is[file]}));
  });
}

/**
 * @param {readonly Change[]} changes
 * @param {string} before version
 * @param {string} after version
 * @returns {string} a list for the terminal, each file with the command that shows its difference
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

/** @param {string} version */
function install(version) {
  const {dependencies, devDependencies} = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  for (const [flag, packages] of [
    ['--save-prod', dependencies],
    ['--save-dev', devDependencies],
  ]) {
    const names = Object.keys(packages).filter((name) => name.startsWith('@docusaurus/'));
    const args = ['install', flag, '--save-exact', ...names.map((name) => `${name}@${version}`)];
    if (spawnSync('npm', args, {cwd: root, stdio: 'inherit'}).status !== 0) {
      throw new Error(`Docusaurus ${version} cannot be installed.`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const flags = process.argv.slice(2);
  if (flags.includes('--record')) {
    const gone = Object.values(knowledge)
      .flat()
      .filter((file) => !hashOf(file));
    if (gone.length > 0) {
      throw new Error(`Docusaurus has no ${gone.join(', ')}: correct the list in this file.`);
    }
    fs.writeFileSync(recordFile, `${JSON.stringify(readUpstream(), null, 2)}\n`);
  } else {
    if (!flags.includes('--dry')) {
      install(flags[0] ?? 'latest');
    }
    const [before, after] = [readRecord(), readUpstream()];
    const changes = changesBetween(before.parts, after.parts);
    console.log(formatUpstreamChanges(changes, before.version, after.version));
    process.exitCode = changes.length > 0 ? 1 : 0;
  }
}
