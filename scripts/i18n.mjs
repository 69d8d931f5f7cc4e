// npm run i18n:status [-- --check]: lists the sections and strings that changed in one language since they were compared.
// npm run i18n:done -- <page>[#section] … code.json[#id] … | --all: records that both languages say the same.
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';

import {compareSections, examplesOf, record} from '../src/lib/translations.mjs';
import {runCommand, UsageError} from './commandLine.mjs';
import {compareStrings, originalStrings} from './interfaceStrings.mjs';
import {loadLocales} from './site.mjs';

/** @typedef {import('../src/lib/translations.mjs').Entry} Entry */

const root = process.cwd();

/** @param {Entry} entry @param {string} locale @returns {string[]} a command that shows what has changed, if it is known */
function diffCommand({page, was, files}, locale) {
  if (was === undefined || files.length < 2) {
    return [];
  }
  const args = ['log', '-1', '--format=%h', `-S${was}`, '--', `i18n/${locale}/translated.json`];
  const commit = spawnSync('git', args, {cwd: root, encoding: 'utf8'}).stdout?.trim();
  return commit ? [`git diff ${commit} -- ${[...files, examplesOf(page)].join(' ')}`] : [];
}

/** @param {Entry} entry @param {string} name as a translator writes it: `guide/start/ai#prompts` */
function isNamed({page, id}, name) {
  const [place = '', wanted = id] = name.split('#');
  const bare = page.replace(/\.mdx?$/, '');
  const short = bare.replace(/^(?:docs|blog)\//, '');
  return [bare, short].includes(place.replace(/^\/|\.mdx?$/g, '')) && wanted === id;
}

runCommand(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {all: {type: 'boolean', default: false}, check: {type: 'boolean', default: false}},
  });
  const {all, check} = values;
  const [command, ...names] = positionals;
  const isDone = command === 'done';
  if (isDone ? check || all === names.length > 0 : all || names.length > 0) {
    throw new UsageError(
      'Usage: npm run i18n:status [-- --check], or npm run i18n:done -- <page>[#section] … code.json[#id] … | --all',
    );
  }
  const {defaultLocale, locales} = await loadLocales();
  // Listing strings takes seconds.
  const needsStrings = !isDone || all || names.some((name) => name.includes('.json'));
  const originals = needsStrings ? originalStrings(root, defaultLocale) : new Map();
  const translations = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const sections = compareSections(root, locale);
      return {locale, entries: [...sections, ...compareStrings(root, locale, originals)]};
    });
  const entries = translations.flatMap((one) => one.entries);

  if (isDone) {
    const known = entries.filter(({now}) => now !== undefined);
    const unknown = names.filter((name) => !known.some((entry) => isNamed(entry, name)));
    if (unknown.length > 0) {
      throw new UsageError(
        `Nothing is recorded. No page, section or string of both languages has this name: ${unknown.join(', ')}. npm run i18n:status lists the names.`,
      );
    }
    for (const {locale, entries: own} of translations) {
      const isWanted = (/** @type {Entry} */ entry) =>
        all || names.some((name) => isNamed(entry, name));
      const count = record(root, locale, own, isWanted);
      console.log(`${count} sections and strings are recorded in i18n/${locale}/translated.json.`);
    }
    return;
  }
  for (const {locale, entries: own} of translations) {
    for (const entry of own.filter(({state}) => state !== 'reviewed')) {
      console.log(`${entry.page}#${entry.id} (${locale}): ${entry.state}`);
      [...entry.lines, ...diffCommand(entry, locale)].forEach((line) => console.log(`  ${line}`));
    }
  }
  const open = entries.filter(({state}) => state !== 'reviewed').length;
  console.log(`${open} sections and strings are to be compared; i18n/README.md says how.`);
  process.exitCode = check && open > 0 ? 1 : 0;
});
