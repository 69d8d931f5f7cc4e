// @ts-check
// npm run report [-- <build of the base>]: what a pull request does to translations and to the weight of pages, as
// Markdown. The built site must be in build.
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {loadFreshModule} from '@docusaurus/utils';

import {runCommand, UsageError} from './commandLine.mjs';
import {findStale} from './translations/ledger.mjs';
import {findStaleStrings, originalStrings} from './translations/strings.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** A page of each kind, as the budgets have them. */
const pages = [
  'index.html',
  'guide/start/quick-start.html',
  'config/lib/dts.html',
  'config/index.html',
  'blog/introducing-rslib.html',
];

/** @param {string} file @returns {number} bytes after Brotli; 0 where there is no such file */
const weigh = (file) =>
  fs.existsSync(file) ? brotliCompressSync(fs.readFileSync(file)).length : 0;

/**
 * What a first visit loads besides pictures.
 *
 * @param {string} build
 * @param {string} page
 * @returns {Record<'document' | 'script' | 'style', number>} bytes after Brotli
 */
function weightsOf(build, page) {
  const html = fs.readFileSync(path.join(build, page), 'utf8');
  /** @param {RegExp} pattern */
  const sum = (pattern) =>
    [...html.matchAll(pattern)].reduce(
      (bytes, [, file = '']) => bytes + weigh(path.join(build, file)),
      0,
    );
  return {
    document: weigh(path.join(build, page)),
    script: sum(/data-script="?([^"\s>]+)/g) + sum(/<script src="?([^"\s>]+)/g),
    style: sum(/<link rel="?stylesheet"? href="?([^"\s>]+)/g),
  };
}

/** @param {number} now @param {number | undefined} before @returns {string} kilobytes, and the change */
function kilobytes(now, before) {
  const text = (now / 1000).toFixed(2);
  const change = before === undefined ? 0 : now - before;
  return change === 0 ? text : `${text} (${change > 0 ? '+' : '−'}${Math.abs(change)} bytes)`;
}

/** @param {string} build @param {string | undefined} base @returns {string[]} rows of a table */
const rowsOfWeights = (build, base) =>
  pages
    .filter((page) => fs.existsSync(path.join(build, page)))
    .map((page) => {
      const now = weightsOf(build, page);
      const before = base && fs.existsSync(path.join(base, page)) ? weightsOf(base, page) : null;
      const cells = Object.entries(now).map(([kind, bytes]) =>
        kilobytes(bytes, before?.[/** @type {keyof typeof now} */ (kind)]),
      );
      return `| ${page} | ${cells.join(' | ')} |`;
    });

runCommand(async () => {
  const build = path.join(root, 'build');
  const base = process.argv[2] && path.resolve(process.argv[2]);
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    throw new UsageError('There is no built site in build. Run "npm run build:release" first.');
  }
  if (base && !fs.existsSync(path.join(base, 'index.html'))) {
    throw new UsageError(`There is no built site in ${base}.`);
  }
  /** @type {typeof import('../config/locales')} */
  const {defaultLocale, locales} = await loadFreshModule(path.join(root, 'src/config/locales.ts'));
  const originals = originalStrings(root, defaultLocale);
  console.log('## Translations\n');
  for (const locale of locales.filter((name) => name !== defaultLocale)) {
    const behind = [
      ...findStale(root, locale),
      ...(await findStaleStrings(root, locale, originals)),
    ];
    const words = behind.reduce((sum, finding) => sum + finding.words, 0);
    console.log(`${locale}: ${behind.length} sections and strings are behind, ${words} words.\n`);
    for (const {kind, page, section} of behind) {
      console.log(`- ${kind} \`${page}#${section}\``);
    }
  }
  console.log('\n## First visit, KB after Brotli\n');
  console.log('| Page | Document | Script | Style |\n| --- | --- | --- | --- |');
  console.log(rowsOfWeights(build, base).join('\n'));
});
