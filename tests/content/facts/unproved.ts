/**
 * Names and numbers in sentences that no sample has: a comment may quote a sentence, but its sample cannot tell whether
 * it is six characters or eight. Also the words on which the sentence turns, "not", "only", "fails", "kept": a comment
 * is changed together with its sentence, and names the same sample as before. Of advice and of what an address tells,
 * also names of tools. `unproved.json` has them by section, in their order, so that none changes unnoticed.
 */
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {quotesOf, type Samples} from './shows';
import unproved from './unproved.json';

interface Found {
  /** Code in backticks, a number, a name, or a word that turns the sentence round. */
  name: string;
  section: string;
  line: number;
  words: string;
}

/** By page and section: the names, divided by blanks. */
export type Unproved = Record<string, Record<string, string>>;

const code = /`[^`]+`/;
/** "Two" is in every second sentence, and becomes "three" or a record that is no longer right. */
const number =
  /(?<![\w.])\d+(?:,\d{3})*(?:\.\d+)*(?:\.x)?(?!\w)|\b(?:three|four|five|six|seven|eight|nine|ten|twelve)\b/i;

const turning =
  /\b(?:not|no|never|none|nothing|cannot|without|neither|nor|only|before|after|always)\b|n't\b/i;
/** What happens, and to how many: the opposite reads as well. */
const outcome = new RegExp(
  `\\b(?:${`
    all any both each every either first last once twice same different still instead unless may must
    fail fails failed error errors succeed succeeds warn warns warning warnings ignore ignores ignored read reads
    remove removes removed drop drops dropped delete deletes deleted keep keeps kept stay stays remain remains
    leave leaves left unchanged preserve preserves preserved bundled bundles inline inlines inlined
    replace replaces replaced rewrite rewrites rewritten merge merges merged copy copies copied
    overwrite overwrites overwritten override overrides overridden precedence empty empties emptied
    share shares shared separate add adds added emit emits emitted contain contains include includes included
    missing absolute relative external internal deprecated optional required
    more less fewer larger smaller faster slower older newer earlier later
  `
    .trim()
    .split(/\s+/)
    .join('|')})\\b`,
  'i',
);
const turns = [turning, outcome].map(({source}) => source).join('|');
const held = [code, number, turning, outcome].map(({source}) => source).join('|');
/** Those, or any word, which is kept if it has a capital. */
const wordPattern = new RegExp(`(${held})|(?<![\\w./-])[a-z][\\w.]*\\w`, 'gi');
/** A word that has its capital because a sentence or a cell begins. */
const beginning = /(?:^|[.:?!|]\s+)[“"(]?$/;
/** The same within a sentence: a name. */
const capitalWithin = /(?<=[a-z,] )[A-Z][\w.]*\w/g;

/** The words of a sentence that a sample shows, which are its own. */
const turnPattern = new RegExp(`^(?:${turns})$`, 'i');
const shownPattern = new RegExp(held, 'gi');

const sameQuotes = (text: string): string => text.replace(/["']/g, "'").replace(/\s+/g, ' ');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a sample has a name: as it is, or an option by the last part of its path. */
function has(evidence: string, name: string): boolean {
  if (evidence === '') return false;
  const plain = sameQuotes(name.replace(/^`|`$/g, ''));
  // Every sample has one of these, and any of them could stand in a sentence.
  if (/^(?:true|false|null|undefined)$/.test(plain)) return false;
  if (/^\d/.test(plain)) return new RegExp(`(?<![\\w.])${escape(plain)}(?!\\w)`).test(evidence);
  if (name.startsWith('`') && evidence.includes(plain)) return true;
  const last = /^[\w$.-]+$/.test(plain) ? plain.split('.').at(-1) : '';
  return !!last && new RegExp(`(?<![\\w$])${escape(last)}(?![\\w$])`).test(evidence);
}

const namesOfPages = new WeakMap<FactPage, ReadonlySet<string>>();

/** Words that a page writes with a capital within sentences. */
function capitalsOn(page: FactPage): ReadonlySet<string> {
  const known = namesOfPages.get(page);
  const found = known ?? new Set(page.blocks.flatMap(({text}) => text.match(capitalWithin) ?? []));
  namesOfPages.set(page, found);
  return found;
}

/** What can be false in a sentence that nothing shows. */
const wordsIn = (page: FactPage, text: string): string[] =>
  [...text.matchAll(wordPattern)]
    .filter(
      ({0: word, 1: isHeld, index}) =>
        isHeld !== undefined ||
        (/^[A-Z]/.test(word) &&
          (!beginning.test(text.slice(0, index)) || capitalsOn(page).has(word))),
    )
    .map(([word]) => word);

/** Names on record: code may hold blanks. */
const namesOnRecord = (record: string): string[] => record.match(/`[^`]+`|\S+/g) ?? [];

/** Every name and number that a page quotes and no sample has, in its order. */
function findUnproved(samples: Samples, page: FactPage): Found[] {
  const places = [...page.blocks, ...page.rows.flatMap(({cells}) => cells)];
  const lineOf = (section: string, words: string, name: string): number => {
    const first = words.split(' | ').find((cell) => cell.includes(name)) ?? words;
    const at = places.filter((place) => place.section === section);
    return (at.find(({text}) => text.includes(first)) ?? at[0])?.line ?? 1;
  };
  return quotesOf(samples, page).flatMap(({mark: {section}, words, evidence}) => {
    const names = evidence === '' ? wordsIn(page, words) : (words.match(shownPattern) ?? []);
    const text = names.length > 0 ? sameQuotes(evidence) : '';
    return names
      .filter((name) => turnPattern.test(name) || !has(text, name))
      .map((name) => ({name, section, words, line: lineOf(section, words, name)}));
  });
}

/** @returns by section, what a page says and no sample has */
export function unprovedOf(samples: Samples, page: FactPage): Record<string, string> {
  const sections: Record<string, string> = {};
  for (const {name, section} of findUnproved(samples, page)) {
    sections[section] = [sections[section] ?? [], name].flat().join(' ');
  }
  return sections;
}

/** Where two lists differ: how many names they begin with and end with are the same. */
function changeOf(one: readonly string[], other: readonly string[]): [start: number, end: number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [start, end];
}

/** @returns names and numbers that are not those on record: one for each section */
export function unprovedFaults(samples: Samples, page: FactPage): Failure[] {
  if (page.language === 'zh') return [];
  const known: Unproved = unproved;
  const recorded = known[page.file] ?? {};
  const found = findUnproved(samples, page);
  const sections = new Set([...Object.keys(recorded), ...found.map(({section}) => section)]);
  return [...sections].flatMap((section): Failure[] => {
    const here = found.filter((one) => one.section === section);
    const before = namesOnRecord(recorded[section] ?? '');
    const names = here.map(({name}) => name);
    const [start, end] = changeOf(names, before);
    if (start + end === names.length && start + end === before.length) return [];
    const [added] = names.slice(start, names.length - end);
    const [removed] = before.slice(start, before.length - end);
    // What is gone was most likely in the sentence of the name before it.
    const place = added === undefined ? (here[start - 1] ?? here[start]) : here[start];
    const heading = page.blocks.find((block) => block.section === section);
    const change = `${added ?? 'nothing'} where unproved.json has ${removed ?? 'nothing'}`;
    const message = `“${place?.words ?? section}” has ${change}. Run the sample that its comment names, and name one that shows this if it does not. Then UPDATE_RECORD=${page.file} npx jest --selectProjects content -- facts/facts`;
    return [{file: page.file, line: place?.line ?? heading?.line ?? 1, message}];
  });
}
