// Checks packages as guide/advanced/check-package says: with publint and "Are the types wrong".
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {UsageError} from '../../src/lib/readJson.mjs';
import {findPackage} from './workshop.mjs';

/** @param {string} name @param {string} file @returns {Promise<any>} a module of a package that only examples use */
const load = (name, file) => import(pathToFileURL(path.join(findPackage(name), file)).href);

/** Resolution modes that the profile `esm-only` of attw ignores. */
const commonJsModes = ['node10', 'node16-cjs'];

/**
 * @param {string} folder with the packages
 * @param {readonly string[]} names of their folders
 * @returns {string[][]} the files of each that npm would publish
 */
function listPublished(folder, names) {
  const args = [
    'pack',
    '--dry-run',
    '--json',
    '--ignore-scripts',
    ...names.map((one) => `./${one}`),
  ];
  const json = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  /** @type {{files: {path: string}[]}[]} */
  const packed = JSON.parse(json);
  return packed.map((one) => one.files.map((file) => file.path));
}

/**
 * @param {string} folder with the packages
 * @param {readonly string[]} names of their folders
 * @throws {UsageError} with the reports of the first package that is refused
 */
export async function checkPackages(folder, names) {
  const {publint} = await load('publint', 'src/index-node.js');
  const {formatMessage} = await load('publint', 'src/utils.js');
  const {checkPackage, Package} = await load('@arethetypeswrong/core', 'dist/index.js');
  const published = listPublished(folder, names);
  for (const [index, name] of names.entries()) {
    /** @type {Record<string, string>} */
    const files = {};
    for (const file of published[index] ?? []) {
      files[file] = fs.readFileSync(path.join(folder, name, file), 'utf8');
    }
    const manifest = JSON.parse(files['package.json'] ?? '{}');
    const {messages} = await publint({
      pkgDir: '/',
      pack: {files: Object.entries(files).map(([file, data]) => ({name: `/${file}`, data}))},
      strict: true,
    });
    const inPackage = Object.entries(files).map(([file, text]) => [
      `/node_modules/${manifest.name}/${file}`,
      text,
    ]);
    // The options of attw that the project's own script has.
    const script = manifest.scripts['check:package'];
    const ignored = script.includes('--profile esm-only') ? commonJsModes : [];
    const [, excluded] = /--exclude-entrypoints (\S+)/.exec(script) ?? [];
    const analysis = await checkPackage(
      new Package(Object.fromEntries(inPackage), manifest.name, manifest.version),
      {excludeEntrypoints: excluded ? [excluded] : []},
    );
    /** @type {Record<string, string>[]} */
    const problems = (analysis.problems ?? []).filter(
      (/** @type {any} */ one) => !ignored.includes(one.resolutionKind),
    );
    const reports = [
      ...messages
        .filter((/** @type {any} */ one) => one.type === 'error')
        .map((/** @type {any} */ one) => `publint: ${formatMessage(one, manifest)}`),
      ...problems.map((one) =>
        [
          `attw: ${one.kind}`,
          one.entrypoint ?? one.fileName,
          one.moduleSpecifier,
          one.resolutionKind ?? one.resolutionOption,
        ]
          .filter(Boolean)
          .join(', '),
      ),
      ...(script.includes('attw') && !analysis.types ? ['attw: no types'] : []),
    ];
    if (reports.length > 0) {
      throw new UsageError(`The package of ${name} is refused:\n${reports.join('\n')}`);
    }
  }
}
