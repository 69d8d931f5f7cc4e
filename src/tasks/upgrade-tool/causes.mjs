// A change of the tool is seen at many places: a default that was turned round changes hundreds of samples. This
// puts the places together by what caused them, options, flags and messages before printed lines.

/** @typedef {import('./changes.mjs').Change} Change */

/**
 * @typedef {object} Cause
 * @property {string} name an option, a flag, a message, or a line that is printed in another form
 * @property {'name' | 'message' | 'output' | 'other'} kind
 * @property {string[]} what `default`, `type` and so on, of an option or flag
 * @property {Change[]} changes
 * @property {string[][]} hunks the parts of samples that show it
 */

/** How the checks word what is wrong with an option or a flag. */
const named = /** @type {const} */ ([
  [/^(?:the )?default of `([^`]+)`/, 'default'],
  [/^type of `([^`]+)`/, 'type'],
  [/^`(--?\w[\w-]*)[^`]*` (?:is |in `)/, 'flag'],
  [/^`[^`]+` has a flag, `([^`]+)`/, 'flag'],
  [/^no flag sets `([^`]+)`/, 'flag'],
  [/^the types (?:do not )?mark `([^`]+)`/, 'status'],
  [/^`([\w$]+(?:\.[\w$]+)+)` (?:is |in `|cannot )/, 'name or value'],
]);

const message = /no sample and no tool prints “(.+?)”/;

/** Tests whose failures are lists of names, not of pages. */
const listed = /^(?:every public option has|each (?:flag of the tool|option that is named))/;

const file =
  /(?<![\w.])(?:[\w@~.[\]-]+\/)*([\w~[\]-]+)((?:\.d)?\.[cm]?[jt]sx?|\.[a-z]\w{1,3})(?![\w(])/g;

/** @param {readonly string[]} lines @returns {Map<string, string>} names of files, and their endings */
function filesIn(lines) {
  const found = lines.flatMap((line) => [...line.matchAll(file)]);
  return new Map(found.map(([, base = '', end = '']) => [base + end, end]));
}

/** @param {string} line of a difference @returns {string} without its mark and what differs from sample to sample */
const plainLine = (line) =>
  line
    .trim()
    .replace(/^[-+]\s+/, '')
    .replace(/\s+/g, ' ');

/** @param {string} line */
const shapeOf = (line) =>
  plainLine(line)
    .replace(/^(?:error|warn|info|ready)\s/i, '')
    .replace(/\d[\d.]*/g, '0')
    .replace(file, '*$2');

/**
 * What one part of a sample's difference is called, with the same key for the same cause.
 *
 * @param {readonly string[]} hunk @returns {{key: string, name: string}}
 */
function outputOf(hunk) {
  const isAdded = (/** @type {string} */ line) => /^\s*\+/.test(line);
  const gone = hunk.filter((line) => !isAdded(line));
  const added = filesIn(hunk.filter(isAdded));
  const missing = /(?:ENOENT|Cannot find module).*?([\w.~-]+\.\w+)'/.exec(hunk.join('\n'))?.[1];
  const lost = missing ? filesIn([missing]) : filesIn(gone);
  const ends = [...new Set([...lost].filter(([name]) => !added.has(name)).map(([, end]) => end))];
  const isList =
    missing !== undefined || gone.some((line) => /^\s*-\s+"?[\w~./-]+\.\w+"?[: ]/.test(line));
  if (isList && ends.length > 0) {
    const names = ends.sort().map((end) => `*${end}`);
    return {
      key: names.join(' '),
      name: `files ${names.join(', ')} are missing or have another name`,
    };
  }
  const [from, to] = [gone[0], hunk.find(isAdded)];
  const said = [from && `“${plainLine(from)}”`, to && `“${plainLine(to)}”`];
  return {
    key: `${shapeOf(from ?? '')} → ${shapeOf(to ?? '')}`,
    name: from && to ? said.join(' is now ') : from ? `${said[0]} is gone` : `${said[1]} is new`,
  };
}

/** @param {Change} change @returns {{name: string, kind: Cause['kind'], what: string}[]} */
function ownCauses({page, text}) {
  if (page === null) {
    const [title = '', ...names] = text.split('\n').map((line) => line.trim());
    return listed.test(title)
      ? names.map((name) => ({
          name: name.replace(/^[-+]\s+"?|"?,?$/g, ''),
          kind: 'name',
          what: 'new, renamed or removed',
        }))
      : [{name: title, kind: 'other', what: ''}];
  }
  for (const [pattern, what] of named) {
    const name = pattern.exec(text)?.[1];
    if (name) return [{name, kind: 'name', what}];
  }
  const quoted = message.exec(text)?.[1];
  return quoted ? [{name: quoted, kind: 'message', what: ''}] : [];
}

/** Names of options as configurations write them. @param {string} name */
export const shortName = (name) => name.replace(/^(?:lib|output|source|tools)\./, '');

/** @param {string} word @param {string} text */
const holds = (word, text) =>
  new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text);

/**
 * Options and flags first, and those with most places first. A change is at a line of a page, about a sample.
 *
 * @param {readonly Change[]} changes @param {(change: Change) => {line: string, sample: string}} contextOf @returns
 * {Cause[]}
 */
export function causesOf(changes, contextOf) {
  /** @type {Map<string, Cause>} */
  const causes = new Map();
  /** @param {string} key @param {string} name @param {Cause['kind']} kind @param {string} what @param {Change} change @param {string[][]} [hunks] */
  const add = (key, name, kind, what, change, hunks = []) => {
    const cause = causes.get(key) ?? {name, kind, what: [], changes: [], hunks: []};
    causes.set(key, cause);
    if (what !== '' && !cause.what.includes(what)) cause.what.push(what);
    if (!cause.changes.includes(change)) cause.changes.push(change);
    cause.hunks.push(...hunks);
  };
  const samples = changes.filter(({hunks}) => hunks.length > 0);
  for (const change of changes) {
    if (samples.includes(change)) continue;
    const own = ownCauses(change);
    for (const {name, kind, what} of own) add(shortName(name), name, kind, what, change);
    if (own.length === 0) add(change.text, change.text, 'other', '', change);
  }
  const known = [...causes].map(([key, cause]) => ({
    key,
    cause,
    said: cause.changes.map((change) => `${change.text}\n${contextOf(change).line}`).join('\n'),
  }));
  for (const change of samples) {
    const {sample} = contextOf(change);
    for (const hunk of change.hunks) {
      const {key, name} = outputOf(hunk);
      // Endings that the fact about an option speaks of, a flag that the sample passes, a message that is quoted.
      const owner = known.find(
        ({cause, said, key: word}) =>
          (cause.kind === 'name' &&
            (key
              .split(' ')
              .every((end) => end.startsWith('*.') && said.includes(`${end.slice(1)}'`)) ||
              (word.startsWith('--') && holds(word, sample)))) ||
          (cause.kind === 'message' && name.includes(cause.name)),
      );
      if (owner) add(owner.key, owner.cause.name, owner.cause.kind, 'samples', change);
      else add(key, name, 'output', '', change, [hunk]);
    }
  }
  const rank = {name: 0, message: 1, output: 2, other: 3};
  const sorted = [...causes.values()].sort(
    (a, b) => rank[a.kind] - rank[b.kind] || b.changes.length - a.changes.length,
  );
  // A sample that a cause above explains may differ in more than one part.
  return sorted.filter(
    (cause, at) =>
      cause.kind !== 'output' ||
      cause.changes.some(
        (change) => !sorted.slice(0, at).some((one) => one.changes.includes(change)),
      ),
  );
}
