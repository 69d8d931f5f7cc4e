import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {findStale} from './ledger.mjs';
import {lineNumbersOf, readSections, sectionsOf, sumOf} from './sections.mjs';

/** @typedef {import('./ledger.mjs').Finding} Finding */

/** @param {{kind: string}} finding */
const isChange = ({kind}) => kind === 'changed' || kind === 'edited';

/** @param {string} root @param {string[]} args @returns {string} what git prints, or nothing where it fails */
const git = (root, args) => spawnSync('git', args, {cwd: root, encoding: 'utf8'}).stdout ?? '';

/** @param {Finding} finding @returns {string} the file that has changed, from the root */
const fileOf = ({page, translation, kind}) => (kind === 'edited' ? translation : page);

/**
 * A section as it was when the translator read it; undefined where the history does not reach so far.
 *
 * @param {string} root @param {string} file @param {Finding} finding @returns {string | undefined}
 */
function textBefore(root, file, {section, was}) {
  for (const commit of git(root, ['log', '--format=%H', '--', file]).split('\n').filter(Boolean)) {
    const text = sectionsOf(git(root, ['show', `${commit}:${file}`])).get(section);
    if (text !== undefined && sumOf(text) === was) {
      return text;
    }
  }
  return undefined;
}

/** @param {string} before @param {string} now @param {number} context @returns {string} from the first hunk on */
function diff(before, now, context) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'translation-'));
  const files = [before, now].map((text, index) => {
    const file = path.join(folder, String(index));
    fs.writeFileSync(file, `${text}\n`);
    return file;
  });
  const options = ['--no-index', '--no-color', `--unified=${context}`];
  const text = git(folder, ['diff', ...options, '--', ...files]);
  fs.rmSync(folder, {recursive: true});
  return text.slice(Math.max(0, text.indexOf('@@')));
}

/**
 * A finding with the hunks of its section that have changed since it was read, as far as the history reaches.
 *
 * @param {string} root @param {Finding} finding @returns {Finding}
 */
export function withDiff(root, finding) {
  if (!isChange(finding)) {
    return finding;
  }
  const file = fileOf(finding);
  const before = textBefore(root, file, finding);
  const now = readSections(root, file).get(finding.section) ?? '';
  return {...finding, diff: before === undefined ? '' : diff(before, now, 1)};
}

/**
 * Where a section has changed since it was read, for a test to name: each line with its text before and now; the
 * section's first line where the history does not reach so far.
 *
 * @param {string} root @param {Finding} finding @returns {string[]} `docs/a.mdx:12 #id: - before + now`
 */
export function changedLines(root, finding) {
  const {section, kind, page} = finding;
  if (!isChange(finding)) {
    return [`${page}#${section}: ${kind}`];
  }
  const file = fileOf(finding);
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const now = sectionsOf(text).get(section) ?? '';
  const numbers = lineNumbersOf(text, section);
  const [first = 1] = numbers;
  const before = textBefore(root, file, finding);
  if (before === undefined) {
    return [`${file}:${first} #${section}: changed since it was read`];
  }
  return diff(before, now, 0)
    .split(/^(?=@@ )/m)
    .filter(Boolean)
    .map((hunk) => {
      const [head = '', ...lines] = hunk.trimEnd().split('\n');
      const line = Number(/\+(\d+)/.exec(head)?.[1] ?? 1);
      // A line that is gone at the section's start has no line before it.
      return `${file}:${numbers[line - 1] ?? first} #${section}: ${lines.join(' ')}`;
    });
}

/**
 * The sections whose translation was made from another text than the original has now: by the file of the translation,
 * from the root, and by heading id, the hunks of the original that have changed.
 *
 * @param {string} root @param {string} locale @returns {Map<string, Record<string, string>>}
 */
export function staleSections(root, locale) {
  /** @type {Map<string, Record<string, string>>} */
  const stale = new Map();
  for (const finding of findStale(root, locale).filter(({kind}) => kind === 'changed')) {
    const {translation, section, diff = ''} = withDiff(root, finding);
    stale.set(translation, {...stale.get(translation), [section]: diff});
  }
  return stale;
}
