// @ts-check
// npm run upgrade:tool [-- version | --dry]: pins another version of the tool that the site documents,
// runs every check of the pages against it, and prints what the docs must change. `--dry` installs
// nothing and uses the version that is there. Exit code 1 when something must change.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {stripVTControlCharacters} from 'node:util';

/**
 * @typedef {{page: string | null, line: number, text: string}} Change what the docs must change; the page is null where
 *   none is at fault, or none exists yet, and the line is 0 where the whole page is meant
 * @typedef {{title: string, status: string, failureMessages?: string[]}} Assertion of a Jest report
 * @typedef {{name: string, message?: string, assertionResults: Assertion[]}} Suite
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = '@rslib/core';

/** The tests that compare pages with the tool; the tests of these checks are not among them. */
const tests = ['tests/content/reference/(pages|complete)', 'tests/samples'];

const location = /((?:docs|blog|i18n)\/\S+?\.mdx?):(\d+):? (.*)/;

/** @param {Assertion} assertion @returns {Change[]} */
function changesOf({title, failureMessages = []}) {
  const message = stripVTControlCharacters(failureMessages.join('\n'));
  // What the elements of a list that should be empty say.
  const items = [...message.matchAll(/^\s*\+\s+("(?:[^"\\]|\\.)*"),?$/gm)].map(
    ([, text = '""']) => /** @type {string} */ (JSON.parse(text)),
  );
  const located = items.flatMap((item) => {
    const [, page, line, text = ''] = location.exec(item) ?? [];
    return page ? [{page, line: Number(line), text}] : [];
  });
  if (located.length > 0) {
    return located;
  }
  // The lines of a difference: expected on the page, received from the tool.
  const lines = message.split('\n').map((line) => line.trimEnd());
  const signed = lines.filter((line) => /^\s*[-+] (?!Expected\b|Received\b)/.test(line));
  const difference = signed.length > 0 ? signed : lines.slice(0, 1);
  const [, page, line, rest] = location.exec(title) ?? [];
  if (page) {
    return [{page, line: Number(line), text: [rest, ...difference].join('\n')}];
  }
  const named = (items.length > 0 ? items : difference).map((item) => `  ${item}`);
  return [{page: null, line: 0, text: [title, ...named].join('\n')}];
}

/**
 * Reads what the docs must change out of a Jest `--json` report.
 *
 * @param {unknown} report
 * @returns {Change[]} by page and line; what names no page comes last
 */
export function changesIn(report) {
  const suites = /** @type {{testResults?: Suite[]} | null} */ (report)?.testResults;
  if (!suites) {
    throw new Error('That is no Jest report.');
  }
  const changes = suites.flatMap(({name, message = '', assertionResults}) =>
    assertionResults.length === 0
      ? [{page: null, line: 0, text: `${name} did not run:\n${stripVTControlCharacters(message)}`}]
      : assertionResults.filter(({status}) => status === 'failed').flatMap(changesOf),
  );
  return changes.sort(
    (a, b) =>
      Number(a.page === null) - Number(b.page === null) ||
      (a.page ?? '').localeCompare(b.page ?? '') ||
      a.line - b.line,
  );
}

/** The list for the terminal, a block per page. @param {readonly Change[]} changes in order @param {string} version */
export function formatChanges(changes, version) {
  if (changes.length === 0) {
    return `Every page says what ${version} does. Nothing must change.`;
  }
  const blocks = [...new Set(changes.map(({page}) => page))].map((page) => {
    const items = changes
      .filter((change) => change.page === page)
      .map(({line, text}) => `  ${page ? `${line}: ` : ''}${text.replaceAll('\n', '\n      ')}`);
    return [page ?? 'Elsewhere', ...items].join('\n');
  });
  return `${blocks.join('\n\n')}\n\n${changes.length} places differ from ${version}.`;
}

/** @returns {string} the version that is installed */
function installedVersion() {
  const file = path.join(root, 'node_modules', tool, 'package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')).version;
}

/** Jest's report, which is what counts, not its exit code. @returns {unknown} */
function runChecks() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-tool-'));
  const report = path.join(folder, 'jest.json');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--json', `--outputFile=${report}`, '--testPathPatterns', ...tests];
  try {
    spawnSync(process.execPath, args, {cwd: root, stdio: 'ignore'});
    return JSON.parse(fs.readFileSync(report, 'utf8'));
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** @param {string} wanted a version, or `--dry` */
function upgrade(wanted) {
  const before = installedVersion();
  if (wanted !== '--dry') {
    const args = ['install', '--save-dev', '--save-exact', `${tool}@${wanted}`];
    if (spawnSync('npm', args, {cwd: root, stdio: 'inherit'}).status !== 0) {
      throw new Error(`${tool} ${wanted} cannot be installed.`);
    }
  }
  const after = installedVersion();
  console.log(
    before === after ? `${tool} ${after} is installed.` : `${tool} ${before} → ${after}.`,
  );
  console.log('Checking every page against it. This takes some minutes.\n');
  const changes = changesIn(runChecks());
  console.log(formatChanges(changes, `${tool} ${after}`));
  process.exitCode = changes.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  upgrade(process.argv[2] ?? 'latest');
}
