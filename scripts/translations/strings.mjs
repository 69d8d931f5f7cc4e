/** The strings of the interface: what they are in the default language, and whose translation is behind. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {UsageError} from '../commandLine.mjs';
import {readJson} from '../../src/lib/readJson.mjs';
import {readLedger, writeLedger} from '../../src/lib/translations/ledger.mjs';

/** @typedef {Record<string, {message: string, description?: string}>} Strings by id, as Docusaurus stores them */

/**
 * A string whose translation is not known to say what the original says now: its page is the file of strings, such as
 * `code.json`, its section the id. `was` is the original that was translated, `message` the original as it is now.
 *
 * @typedef {Omit<import('../../src/lib/translations/ledger.mjs').Finding, 'translation' | 'diff'> & {message: string, description: string}} StringFinding
 */

/** What strings are made from. */
const sources = [
  'docs',
  'blog',
  'src',
  'i18n/glossary.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
];

/** @param {string} file @returns {Strings} */
const readStrings = (file) => (fs.existsSync(file) ? readJson(file) : {});

/**
 * Lets Docusaurus list every string of the site by file, in a copy, since it writes into the folder of the language.
 *
 * @param {string} root @param {string} locale the default language @returns {Map<string, Strings>}
 * @throws {UsageError} with what Docusaurus says, such as which page the sidebars list that is not there
 */
export function originalStrings(root, locale) {
  const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-strings-'));
  try {
    for (const source of [...sources, `i18n/${locale}`]) {
      fs.cpSync(path.join(root, source), path.join(copy, source), {recursive: true});
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
    const bin = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const args = [bin, 'write-translations', '--locale', locale];
    const {status, stderr} = spawnSync(process.execPath, args, {cwd: copy, encoding: 'utf8'});
    if (status !== 0) {
      const reason = stderr.replaceAll(/^ +at .*\n?/gm, '').trim();
      throw new UsageError(
        `Docusaurus cannot read this site, so its strings are not known:\n${reason}`,
      );
    }
    const folder = path.join(copy, 'i18n', locale);
    const files = filesIn(folder).filter((file) =>
      /^(?:code|docusaurus-[^/]+\/[^/]+)\.json$/.test(file),
    );
    return new Map(files.toSorted().map((file) => [file, readStrings(path.join(folder, file))]));
  } finally {
    fs.rmSync(copy, {recursive: true, force: true});
  }
}

/**
 * Ids of Docusaurus' own strings that need no translation of ours: it ships one, or the site does not show them.
 *
 * @param {string} root @param {string} locale @param {Strings} originals of `code.json` @returns {Promise<Set<string>>}
 */
async function upstreamIds(root, locale, originals) {
  const manifest = createRequire(import.meta.url).resolve(
    '@docusaurus/theme-translations/package.json',
  );
  const folder = path.join(path.dirname(manifest), 'locales/base');
  const names = fs.readdirSync(folder).map((file) => path.basename(file, '.json'));
  const shipped = Object.assign(
    {},
    ...(await Promise.all(names.map((name) => readDefaultCodeTranslationMessages({locale, name})))),
  );
  const code = filesIn(path.join(root, 'src'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, 'src', file), 'utf8'))
    .join('\n');
  return new Set(
    Object.keys(originals).filter(
      (id) => id.startsWith('theme.') && (id in shipped || !code.includes(id)),
    ),
  );
}

/**
 * Compares the strings of the site with what their translations were made from; empty when all are up to date.
 *
 * @param {string} root @param {string} locale @param {Map<string, Strings>} originals @returns
 * {Promise<StringFinding[]>}
 */
export async function findStaleStrings(root, locale, originals) {
  const ledger = readLedger(root, locale);
  const upstream = await upstreamIds(root, locale, originals.get('code.json') ?? {});
  return [...originals].flatMap(([page, strings]) => {
    const own = readStrings(path.join(root, 'i18n', locale, page));
    const signed = ledger[page] ?? {};
    /** @type {StringFinding[]} */
    const findings = Object.entries(strings).flatMap(([id, {message, description = ''}]) => {
      const was = signed[id];
      if (id in own ? was === message : upstream.has(id)) {
        return [];
      }
      const kind = id in own ? (was === undefined ? 'new' : 'changed') : 'missing';
      const words = message.split(/\s+/).length;
      return [{locale, page, section: id, kind, was, message, description, words}];
    });
    for (const section of Object.keys({...own, ...signed}).filter((id) => !(id in strings))) {
      findings.push({locale, page, section, kind: 'extra', message: '', description: '', words: 0});
    }
    return findings;
  });
}

/**
 * Records that translations of strings say what the originals say now, and counts them; missing ones are left out.
 *
 * @param {string} root @param {string} locale @param {readonly StringFinding[]} findings
 */
export function signOffStrings(root, locale, findings) {
  const done = findings.filter(({kind}) => kind !== 'missing');
  const ledger = readLedger(root, locale);
  for (const {page, section, kind, message} of done) {
    const own = (ledger[page] ??= {});
    if (kind === 'extra') {
      delete own[section];
    } else {
      own[section] = message;
    }
  }
  writeLedger(root, locale, ledger);
  return done.length;
}
