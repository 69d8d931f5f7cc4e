import {causesOf, shortName} from './causes.mjs';
import {mentionsIn, sameSample, sampleOf} from './pages.mjs';

/** @typedef {import('./changes.mjs').Change} Change */
/** @typedef {import('./causes.mjs').Cause} Cause */
/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./pages.mjs').Text} Text */

/** How many places of one cause are listed; the list of pages below has them all. */
const shown = 5;

/** @param {number} count @param {string} one @param {string} [many] */
const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** @param {string} text */
const indented = (text) => text.replaceAll('\n', '\n      ');

/** @param {Change} change */
function describe({page, line, text, hunks}) {
  const difference = hunks.flat().slice(0, 6);
  const rest = hunks.flat().length - difference.length;
  const lines = [...difference, ...(rest > 0 ? [`… and ${counted(rest, 'line')} more`] : [])];
  return indented([page ? `${page}:${line}: ${text}` : text, ...lines].join('\n'));
}

/** Names by which prose may mention what a cause is about. @param {Cause} cause */
function namesOf({name, kind}) {
  if (kind === 'name') return [...new Set([name, shortName(name)])];
  return kind === 'message' ? [name] : [];
}

/** What lines that are gone hold and new ones do not. @param {readonly string[][]} hunks @param {(line: string) => string[]} read */
function lostIn(hunks, read) {
  const readLines = (/** @type {RegExp} */ sign) =>
    hunks
      .flat()
      .filter((line) => sign.test(line))
      .flatMap(read);
  const added = new Set(readLines(/^\s*\+/));
  return readLines(/^\s*-/).filter((one) => !added.has(one));
}

/** Two words at a time that are printed no longer: prose may quote a part of a message. @param {Cause} cause */
function phrasesOf({kind, hunks}) {
  const pairs = lostIn(kind === 'output' ? hunks : [], (line) => {
    const words = line.trim().split(/\s+/).slice(1);
    return words.slice(1).map((word, at) => `${words[at]} ${word}`);
  });
  return [...new Set(pairs)].filter((pair) => /^[A-Z][a-z]+ \w{3}/.test(pair));
}

/** File names that a sample showed and the build no longer has. @param {Change} change */
const lostNames = ({hunks}) =>
  lostIn(hunks, (line) => line.match(/[\w@~.-]+(?:\/[\w@~.-]+)+\.\w+/g) ?? []);

/** @param {Cause} cause @param {readonly Page[]} pages */
function formatCause(cause, pages) {
  const {name, kind, what, changes} = cause;
  const title = kind === 'name' ? `${name}${what.length > 0 ? ` (${what.join(', ')})` : ''}` : name;
  const places = changes.slice(0, shown).map((change) => `    ${describe(change)}`);
  const rest = changes.length - places.length;
  const mentions = pages.flatMap(({page, translations}) => {
    const found = [page, ...translations].flatMap((text) => {
      const lines = mentionsIn(text, namesOf(cause), phrasesOf(cause))
        .map(({line}) => line)
        .join(', ');
      const language = text === page ? '' : `${text.file.split('/')[1]}: `;
      return lines === '' ? [] : [language + lines];
    });
    return found.length > 0 ? [`      ${page.file}: ${found.join('; ')}`] : [];
  });
  return [
    `  ${title}: ${counted(changes.length, 'place')}`,
    ...places,
    ...(rest > 0 ? [`    … and ${counted(rest, 'place')} more`] : []),
    ...(mentions.length > 0 ? ['    Prose that mentions it:', ...mentions] : []),
  ].join('\n');
}

/**
 * What is to be done on one page and in its translations.
 *
 * @param {Page} pair @param {readonly Change[]} changes of all pages @param {readonly Cause[]} causes
 */
function formatPage({page, translations}, changes, causes) {
  const own = changes.filter((change) => change.page === page.file);
  const lost = own.flatMap(lostNames);
  const texts = [page, ...translations];
  const blocks = texts.flatMap((text) => {
    const items = changes
      .filter((change) => change.page === text.file)
      .map(({line, text: said}) => ({line, said}));
    const samples =
      text === page
        ? []
        : own
            .filter(({hunks}) => hunks.length > 0)
            .map(({line, text: said}) => ({line: sameSample(page, text, line) ?? 0, said}));
    const mentions = mentionsIn(
      text,
      [...causes.flatMap(namesOf), ...lost],
      causes.flatMap(phrasesOf),
    )
      .filter(({line}) => !items.some((item) => item.line === line))
      .map(({line, name}) => ({line, said: `read again what it says of \`${name}\``}));
    const all = [...items, ...samples, ...mentions].sort((a, b) => a.line - b.line);
    return all.length > 0
      ? [[text.file, ...all.map(({line, said}) => `  [ ] ${line}: ${indented(said)}`)].join('\n')]
      : [];
  });
  return blocks.join('\n');
}

/**
 * The report for the terminal: what changed by its cause, then what is to be done, page by page.
 *
 * @param {readonly Change[]} changes @param {readonly Page[]} pages with their translations @param {string} version
 */
export function formatReport(changes, pages, version) {
  if (changes.length === 0) {
    return `Every page says what ${version} does. Nothing must change.`;
  }
  const texts = new Map(
    pages.flatMap(({page, translations}) =>
      [page, ...translations].map((text) => [text.file, text]),
    ),
  );
  const causes = causesOf(changes, ({page, line, text}) => {
    const found = page === null ? undefined : texts.get(page);
    return {
      line: found?.lines[line - 1] ?? '',
      sample: found ? sampleOf(found, text) : '',
    };
  });
  const todo = pages
    .map((pair) => formatPage(pair, changes, causes))
    .filter((block) => block !== '');
  const elsewhere = changes.filter(({page}) => page === null || !texts.has(page));
  return [
    `What changed: ${counted(causes.length, 'cause')} at ${counted(changes.length, 'place')}`,
    ...causes.map((cause) => formatCause(cause, pages)),
    'To do, page by page',
    ...todo,
    ...(elsewhere.length > 0
      ? [['Elsewhere', ...elsewhere.map((change) => `  [ ] ${describe(change)}`)].join('\n')]
      : []),
    `${counted(changes.length, 'place')} ${changes.length === 1 ? 'differs' : 'differ'} from ${version}; ${counted(todo.length, 'page')} to look at.`,
  ].join('\n\n');
}
