import {stripVTControlCharacters} from 'node:util';

/**
 * What the docs must change; the page is null where none is at fault, or none exists yet.
 *
 * @typedef {object} Change
 * @property {string | null} page
 * @property {number} line
 * @property {string} text
 * @property {string[][]} hunks the parts of a sample that came out differently, as the lines of a difference
 */
/** @typedef {{title: string, status: string, failureMessages?: string[]}} Assertion of a Jest report */
/** @typedef {{name: string, message?: string, assertionResults: Assertion[]}} Suite */

/** @param {string | null} page @param {string | undefined} line @param {string} text @param {string[][]} [hunks] @returns {Change} */
const changeAt = (page, line, text, hunks = []) => ({page, line: Number(line ?? 0), text, hunks});

const location = /((?:docs|blog|i18n)\/\S+?\.mdx?):(\d+):? (.*)/;

/** A line of a difference; its legend has the same marks. */
const signed = /^\s*[-+] (?!Expected\b|Received\b)/;

/** @param {readonly string[]} lines @returns {string[][]} neighbouring lines that are taken away or added */
function hunksOf(lines) {
  /** @type {string[][]} */
  const hunks = [];
  let isOpen = false;
  for (const line of lines) {
    const isSigned = signed.test(line);
    if (isSigned && isOpen) hunks.at(-1)?.push(line);
    else if (isSigned) hunks.push([line]);
    isOpen = isSigned;
  }
  return hunks;
}

/** @param {Assertion} assertion @returns {Change[]} */
function changesOf({title, failureMessages = []}) {
  const message = stripVTControlCharacters(failureMessages.join('\n'));
  // What the elements of a list that should be empty say.
  const items = [...message.matchAll(/^\s*\+\s+("(?:[^"\\]|\\.)*"),?$/gm)].map(
    ([, text = '""']) => /** @type {string} */ (JSON.parse(text)),
  );
  const located = items.flatMap((item) => {
    const [, page, line, text = ''] = location.exec(item) ?? [];
    return page ? [changeAt(page, line, text)] : [];
  });
  if (located.length > 0) {
    return located;
  }
  const lines = message.split('\n').map((line) => line.trimEnd());
  const hunks = hunksOf(lines);
  const [, page, line, rest = ''] = location.exec(title) ?? [];
  // Without a difference, the first line tells.
  const told = hunks.length > 0 || !lines[0] ? hunks : [[lines[0]]];
  if (page) {
    return [changeAt(page, line, rest, told)];
  }
  const named = items.length > 0 ? items : told.flat();
  return [changeAt(null, undefined, [title, ...named.map((item) => `  ${item}`)].join('\n'))];
}

/**
 * Reads what the docs must change out of a Jest `--json` report, by page and line; what names no page comes last.
 *
 * @param {unknown} report @returns {Change[]}
 */
export function changesIn(report) {
  const suites = /** @type {{testResults?: Suite[]} | null} */ (report)?.testResults;
  if (!suites) {
    throw new Error('That is no Jest report.');
  }
  const changes = suites.flatMap(({name, message = '', assertionResults}) =>
    assertionResults.length === 0
      ? changeAt(null, undefined, `${name} did not run:\n${stripVTControlCharacters(message)}`)
      : assertionResults.filter(({status}) => status === 'failed').flatMap(changesOf),
  );
  return changes.sort(
    (a, b) =>
      Number(a.page === null) - Number(b.page === null) ||
      (a.page ?? '').localeCompare(b.page ?? '') ||
      a.line - b.line,
  );
}
