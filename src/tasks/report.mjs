// npm run report [-- <build of the base>]: what a pull request does to translations and to the weight of pages, as
// Markdown. The built site must be in build.
import fs from 'node:fs';
import path from 'node:path';

import {runCommand, UsageError} from './commandLine.mjs';
import {buildFolder, loadLocales, loadSource, requireBuild, root} from './site.mjs';
import {findStale} from './translations/ledger.mjs';
import {findStaleStrings, originalStrings} from './translations/strings.mjs';
import {weightsOf} from './weights.mjs';

/** A page of each kind, as the budgets have them. */
const pages = [
  'index.html',
  'guide/start/quick-start.html',
  'config/lib/dts.html',
  'config/index.html',
  'blog/introducing-rslib.html',
];

/** @param {number} now @param {number | undefined} before @returns {string} kilobytes, and the change */
function kilobytes(now, before) {
  const text = (now / 1000).toFixed(2);
  const change = before === undefined ? 0 : now - before;
  return change === 0 ? text : `${text} (${change > 0 ? '+' : '−'}${Math.abs(change)} bytes)`;
}

runCommand(async () => {
  requireBuild();
  const base = process.argv[2] && path.resolve(process.argv[2]);
  if (base && !fs.existsSync(path.join(base, 'index.html'))) {
    throw new UsageError(`There is no built site in ${base}.`);
  }
  const {defaultLocale, locales} = await loadLocales();
  /** @type {typeof import('../config/siteBase')} */
  const {siteBase} = await loadSource('config/siteBase.ts');
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
  /** @type {(build: string | undefined, page: string) => Record<string, number> | null} */
  const weigh = (build, page) =>
    build && fs.existsSync(path.join(build, page)) ? weightsOf(build, page, siteBase) : null;
  for (const page of pages) {
    const before = weigh(base, page);
    const cells = Object.entries(weigh(buildFolder, page) ?? {}).map(([kind, bytes]) =>
      kilobytes(bytes, before?.[kind]),
    );
    if (cells.length > 0) {
      console.log(`| ${page} | ${cells.join(' | ')} |`);
    }
  }
});
