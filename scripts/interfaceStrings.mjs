import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {filesIn} from '../src/lib/filesIn.mjs';
import {readJson} from '../src/lib/readJson.mjs';
import {readLedger, stateOf} from '../src/lib/translations.mjs';
import {UsageError} from './commandLine.mjs';

/** @typedef {Record<string, {message: string, description?: string}>} Strings by id, as Docusaurus stores them */
/** @typedef {import('../src/lib/translations.mjs').Entry} Entry */

/** @param {string} file @returns {Strings} */
const readStrings = (file) => (fs.existsSync(file) ? readJson(file) : {});

/**
 * Runs Docusaurus to list the strings of the site. It writes into `i18n`, so it runs in a copy with links to the folders
 * of the site. Strings of released versions stay as they were.
 *
 * @param {string} root @param {string} locale the default language @returns {Map<string, Strings>} by file: `code.json`
 * @throws {UsageError} with what Docusaurus says, such as that `sidebars.ts` lists a page that does not exist
 */
export function originalStrings(root, locale) {
  const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-strings-'));
  try {
    for (const entry of fs.readdirSync(root, {withFileTypes: true})) {
      const [from, to] = [path.join(root, entry.name), path.join(copy, entry.name)];
      if (entry.isDirectory() && entry.name !== 'i18n' && !entry.name.startsWith('.')) {
        fs.symlinkSync(from, to, 'junction');
      } else if (entry.isFile() && entry.name !== 'versions.json') {
        fs.cpSync(from, to);
      }
    }
    for (const source of ['glossary.json', locale]) {
      fs.cpSync(path.join(root, 'i18n', source), path.join(copy, 'i18n', source), {
        recursive: true,
      });
    }
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
    const files = filesIn(folder).filter((file) => file.endsWith('.json'));
    return new Map(files.toSorted().map((file) => [file, readStrings(path.join(folder, file))]));
  } finally {
    fs.rmSync(copy, {recursive: true, force: true});
  }
}

/**
 * @param {string} root @param {string} locale @param {Map<string, Strings>} originals
 * @returns {Entry[]} every string of both languages, but none of Docusaurus' own where its translation is used
 */
export function compareStrings(root, locale, originals) {
  const ledger = readLedger(root, locale);
  return [...originals].flatMap(([page, strings]) => {
    const translations = readStrings(path.join(root, 'i18n', locale, page));
    return Object.keys({...strings, ...translations})
      .filter((id) => id in translations || !id.startsWith('theme.'))
      .map((id) => {
        const {message = '', description = ''} = strings[id] ?? {};
        const now = id in strings && id in translations ? message : undefined;
        const was = ledger[page]?.[id];
        const state = stateOf(was ? [was] : undefined, now ? [now] : undefined, id in strings);
        const before = state === 'original changed' ? [`- ${was}`] : [];
        const lines = id in strings ? [description, ...before, `+ ${message}`] : [];
        return {page, id, was, now, state, files: [], lines};
      });
  });
}
