// @ts-check

/**
 * Something that the docs must change.
 *
 * @typedef {object} Change
 * @property {string | null} page path of the page; null where no page is at fault, or none exists yet
 * @property {number} line from 1; 0 where the whole page is meant
 * @property {string} text what is wrong, on one line or as a difference of several
 */

/**
 * The part of a Jest report that is read here.
 *
 * @typedef {object} Assertion
 * @property {string} title
 * @property {string} status
 * @property {string[]} [failureMessages]
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} [message]
 * @property {Assertion[]} assertionResults
 */

const escape = String.fromCharCode(27);
const colour = new RegExp(`${escape}\\[[0-9;]*m`, 'g');
const location = /((?:docs|blog|i18n)\/\S+?\.mdx?):(\d+):? (.*)/;

/**
 * The lines of a difference: expected on the page, received from the tool.
 *
 * @param {string} message
 * @returns {string[]}
 */
function difference(message) {
  const lines = message
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => /^\s*[-+] /.test(line) && !/^\s*[-+] (Expected|Received)\b/.test(line));
  return lines.length > 0 ? lines : message.split('\n').slice(0, 1);
}

/**
 * What the elements of a list that should be empty say.
 *
 * @param {string} message
 * @returns {string[]}
 */
function listed(message) {
  return [...message.matchAll(/^\s*\+\s+("(?:[^"\\]|\\.)*"),?$/gm)].map(([, text = '""']) =>
    String(JSON.parse(text)),
  );
}

/**
 * @param {Assertion} assertion
 * @returns {Change[]}
 */
function changesOf({title, failureMessages = []}) {
  const message = failureMessages.join('\n').replace(colour, '');
  const items = listed(message);
  const located = items.flatMap((item) => {
    const [, page, line, text = ''] = location.exec(item) ?? [];
    return page ? [{page, line: Number(line), text}] : [];
  });
  if (located.length > 0) {
    return located;
  }
  const [, page, line, rest] = location.exec(title) ?? [];
  if (page) {
    return [{page, line: Number(line), text: [rest, ...difference(message)].join('\n')}];
  }
  const named = items.length > 0 ? items : difference(message);
  return [{page: null, line: 0, text: [title, ...named.map((item) => `  ${item}`)].join('\n')}];
}

/**
 * Reads out of a Jest `--json` report what the docs must change.
 *
 * @param {unknown} report
 * @returns {Change[]} by page and line; what names no page comes last
 * @throws {Error} when it is no such report
 */
export function changesIn(report) {
  const suites = /** @type {{testResults?: Suite[]} | null} */ (report)?.testResults;
  if (!suites) {
    throw new Error('That is no Jest report.');
  }
  const changes = suites.flatMap(({name, message, assertionResults}) =>
    assertionResults.length === 0
      ? [{page: null, line: 0, text: `${name} did not run:\n${message ?? ''}`.replace(colour, '')}]
      : assertionResults.filter(({status}) => status === 'failed').flatMap(changesOf),
  );
  return changes.sort(
    (a, b) =>
      Number(a.page === null) - Number(b.page === null) ||
      (a.page ?? '').localeCompare(b.page ?? '') ||
      a.line - b.line,
  );
}

/**
 * @param {readonly Change[]} changes
 * @param {string} tool name and version
 * @returns {string} a list for the terminal, a block per page
 */
export function formatChanges(changes, tool) {
  if (changes.length === 0) {
    return `Every page says what ${tool} does. Nothing must change.`;
  }
  /** @type {Map<string | null, Change[]>} */
  const pages = new Map();
  for (const change of changes) {
    pages.set(change.page, [...(pages.get(change.page) ?? []), change]);
  }
  const blocks = [...pages].map(([page, own]) => {
    const items = own.map(({line, text}) => {
      const [first = '', ...rest] = text.split('\n');
      const head = page === null ? `  ${first}` : `  ${line}: ${first}`;
      return [head, ...rest.map((one) => `      ${one}`)].join('\n');
    });
    return [page ?? 'Elsewhere', ...items].join('\n');
  });
  return `${blocks.join('\n\n')}\n\n${changes.length} places differ from ${tool}.`;
}
