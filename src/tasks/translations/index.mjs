// npm run i18n:status [-- --json] [--locale <name>]: sections and strings whose translation is behind, with what changed.
// npm run i18n:done -- <page>[#section] <file.json>[#string] … | --all [--locale <name>]: records that they are up to date.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {runCommand, UsageError} from '../commandLine.mjs';
import {loadLocales, root} from '../site.mjs';
import {withDiff} from './changes.mjs';
import {findStale, readLedger, signOff} from './ledger.mjs';
import {allPagesOf, readSections} from './sections.mjs';
import {findStaleStrings, originalStrings, signOffStrings} from './strings.mjs';

/** @typedef {import('./ledger.mjs').Finding} Finding */
/** @typedef {import('./strings.mjs').StringFinding} StringFinding */

/** @param {StringFinding} finding @returns {string} what a translator needs of a string */
const describeString = ({was, message, description}) =>
  [description, was && `- ${was}`, message && `+ ${message}`].filter(Boolean).join('\n');

/** @param {readonly (Finding | StringFinding)[]} findings */
function print(findings) {
  for (const finding of findings) {
    const {locale, page, section, kind, words} = finding;
    console.log(`${locale} ${kind.padEnd(8)} ${page}#${section} (${words} words)`);
    const more = 'message' in finding ? describeString(finding) : finding.diff;
    if (more) {
      console.log(more.replace(/^/gm, '    '));
    }
  }
  const words = findings.reduce((sum, finding) => sum + finding.words, 0);
  console.log(
    `${findings.length} sections and strings are behind; ${words} words of the original to read.`,
  );
}

/** @param {string} wanted `<page>[#section]` @returns {(page: string, section: string) => boolean} */
function matcher(wanted) {
  const [place = '', wantedSection] = wanted.split('#');
  const wantedPage = place.replace(/^\/+|\.mdx?$/g, '');
  return (page, section) => {
    const name = page.replace(/\.mdx?$/, '');
    return (
      [name, name.replace(/^(?:docs\/|blog\/|versioned_docs\/version-)/, '')].includes(
        wantedPage,
      ) &&
      (wantedSection === undefined || wantedSection === section)
    );
  };
}

/**
 * Refuses a name that nothing has: with a slip in it, a translator would take the section for recorded.
 *
 * @param {readonly string[]} wanted
 * @param {readonly string[]} wantedLocales
 * @param {Map<string, import('./strings.mjs').Strings>} originals
 * @throws {UsageError} naming them
 */
function refuseUnknown(wanted, wantedLocales, originals) {
  /** @type {(readonly [page: string, ids: readonly string[]])[]} */
  const known = [...originals].map(([file, own]) => [file, Object.keys(own)]);
  for (const locale of wantedLocales) {
    for (const {page} of allPagesOf(root, locale)) {
      known.push([page, [...readSections(root, page).keys()]]);
    }
    // Those that are gone are still recorded.
    for (const [page, own] of Object.entries(readLedger(root, locale))) {
      known.push([page, Object.keys(own)]);
    }
  }
  const unknown = wanted.filter((place) => {
    const isIt = matcher(place);
    return !known.some(([page, ids]) => ids.some((id) => isIt(page, id)));
  });
  if (unknown.length > 0) {
    throw new UsageError(
      `There is no page, section or string of this name: ${unknown.join(', ')}. npm run i18n:status lists what is behind.`,
    );
  }
}

runCommand(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      locale: {type: 'string'},
      json: {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
    },
  });
  const [command, ...wanted] = positionals;
  const {locale: only, all, json} = values;
  const {defaultLocale, locales} = await loadLocales();
  const wantedLocales =
    only !== undefined ? [only] : locales.filter((locale) => locale !== defaultLocale);
  const folders = fs.readdirSync(path.join(root, 'i18n'), {withFileTypes: true});
  const translations = folders
    .filter((entry) => entry.isDirectory() && entry.name !== defaultLocale)
    .map(({name}) => name);
  const unknown = wantedLocales.find((locale) => !translations.includes(locale));
  if (unknown !== undefined) {
    throw new UsageError(
      `i18n has no translation "${unknown}". There are: ${translations.join(', ')}.`,
    );
  }
  // Listing strings takes seconds, so it is left out where pages are named.
  const isOfPages = wanted.length > 0 && !wanted.some((place) => place.includes('.json'));
  const originals = isOfPages && !all ? new Map() : originalStrings(root, defaultLocale);
  if (command === 'done') {
    if (wanted.length === 0 && !all) {
      throw new UsageError('Name what is done, such as guide/start/quick-start#install, or --all.');
    }
    refuseUnknown(wanted, wantedLocales, originals);
    const matchers = wanted.map(matcher);
    /** @type {(page: string, section: string) => boolean} */
    const isDone = (page, section) => all || matchers.some((isIt) => isIt(page, section));
    for (const locale of wantedLocales) {
      const sections = signOff(root, locale, isDone);
      const findings = await findStaleStrings(root, locale, originals);
      const done = findings.filter(({page, section}) => isDone(page, section));
      const strings = signOffStrings(root, locale, done);
      console.log(
        `${sections} sections and ${strings} strings are recorded as up to date in i18n/${locale}/translated.json.`,
      );
    }
  } else {
    const findings = [];
    for (const locale of wantedLocales) {
      findings.push(...findStale(root, locale));
      findings.push(...(await findStaleStrings(root, locale, originals)));
    }
    const described = findings.map((finding) =>
      'message' in finding ? finding : withDiff(root, finding),
    );
    if (json) {
      console.log(JSON.stringify(described, null, 2));
    } else {
      print(described);
    }
  }
});
