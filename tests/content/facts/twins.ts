/**
 * The two languages state the same facts. A translation has the blocks of the original in the same order, so
 * each block is compared with its twin: its inline code, numbers, links, licences and names, in any order.
 */
import type {Failure} from '../reference/statement';
import type {Block, FactPage} from '../support/blocks';
import {licencesIn} from './licences';
import {lostNegation} from './negations';
import {numbersOf} from './numbersOf';

/** Words in Latin letters that Chinese prose holds although English says something else. */
const chineseHabits: ReadonlySet<string> = new Set(['npm', 'ci', 'rslib']);

/** Prose without its inline code. */
const proseOf = (text: string): string => text.replace(/`[^`]*`/g, '` `');

interface Kind {
  what: string;
  read: (block: Block, language: FactPage['language']) => string[];
}

const kinds: readonly Kind[] = [
  {what: 'inline code', read: ({spans}) => spans.map(({text}) => text)},
  {what: 'numbers', read: ({text}, language) => numbersOf(proseOf(text), language)},
  {what: 'addresses', read: ({links}) => links.map(({url}) => url)},
  {what: 'licences', read: ({text}) => licencesIn(proseOf(text))},
];

/** What the first list has more often than the second. */
function surplus(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const list = (items: readonly string[]): string =>
  items.length === 0 ? 'nothing' : items.map((item) => `“${item}”`).join(', ');

/** Prompts hold addresses as text. */
const address = /https?:\/\/[\w./-]+/g;

/** Latin words of the Chinese block that the English one does not hold, in any form. */
function foreignWords(english: Block, chinese: Block): string[] {
  const known = english.text.toLowerCase();
  const words =
    proseOf(chinese.text.replace(address, '')).match(/[A-Za-z][A-Za-z+#]*(?:[.-][A-Za-z]+)*/g) ??
    [];
  return words.filter((word) => {
    const lower = word.toLowerCase();
    return !chineseHabits.has(lower) && !known.includes(stemOf(lower));
  });
}

/** "story" stands for "stories", "shaking" for "shakable". */
const stemOf = (word: string): string => word.replace(/(?:y|s|ing)$/, '');

/** Tools that a page compares. */
const tools =
  'Modern\\.js Module|Rslib|Rsbuild|Rspack|Rspress|Rstest|Rsdoctor|tsup|unbuild|Vite|Vitest|Jest|webpack|esbuild|Rollup|SWC|Babel|TypeScript|Node\\.js|Storybook|publint';
const englishSubject = new RegExp(`(?:^|[.;:]\\s+)(?:(?:But|With|In|While) )?(${tools})\\b`, 'g');
const chineseSubject = new RegExp(
  `(?:^|[，。；：])(?:而|但|在|使用)?\\s?(${tools})(?![\\w.])`,
  'g',
);

/** Two tools that each begin a sentence: the translation says of one what the original says of the other. */
function swappedTools(english: string, chinese: string): string[] | null {
  const read = (text: string, subject: RegExp): string[] =>
    [...proseOf(text).matchAll(subject)].map(([, name = '']) => name);
  const mine = read(english, englishSubject);
  const theirs = read(chinese, chineseSubject);
  const isSwapped =
    mine.length === 2 &&
    theirs.length === 2 &&
    mine[0] !== mine[1] &&
    mine[0] === theirs[1] &&
    mine[1] === theirs[0];
  return isSwapped ? theirs : null;
}

/** Two of something in English, one in Chinese. */
const isOneOfTwo = (english: string, chinese: string): boolean =>
  /\btwo\b/i.test(proseOf(english).replace(/\bone of the two\b/gi, '')) &&
  !/[两二双2对另各互]/.test(chinese) &&
  /一[个份种条项]/.test(chinese);

function compareBlocks(en: FactPage, zh: FactPage, english: Block, chinese: Block): Failure[] {
  const fail = (message: string): Failure => ({
    file: zh.file,
    line: chinese.line,
    message: `${message}; compare ${en.file}:${english.line}, and make the two say the same`,
  });
  const faults = kinds.flatMap(({what, read}) => {
    const [mine, theirs] = [read(chinese, 'zh'), read(english, 'en')];
    const [more, fewer] = [surplus(mine, theirs), surplus(theirs, mine)];
    return more.length + fewer.length === 0
      ? []
      : [fail(`${what}: ${list(more)} here where the English page has ${list(fewer)}`)];
  });
  const foreign = foreignWords(english, chinese);
  if (foreign.length > 0) {
    faults.push(fail(`names: ${list(foreign)} here, and not in English`));
  }
  const lost = lostNegation(english.text, chinese.text);
  if (lost !== null) faults.push(fail(`“${lost}” denies something in one language only`));
  const swapped = swappedTools(english.text, chinese.text);
  if (swapped !== null) faults.push(fail(`tools: ${list(swapped)} in the other order in English`));
  if (isOneOfTwo(english.text, chinese.text)) faults.push(fail('“two” in English, one here'));
  return faults;
}

/** @returns what one language says and the other does not */
export function twinFaults(en: FactPage, zh: FactPage): Failure[] {
  const shape = (page: FactPage) => page.blocks.map(({kind, section}) => `${kind} ${section}`);
  const [english, chinese] = [shape(en), shape(zh)];
  const at = english.findIndex((one, index) => one !== chinese[index]);
  if (at >= 0 || chinese.length > english.length) {
    const from = at < 0 ? english.length : at;
    const line = zh.blocks[from]?.line ?? zh.blocks.at(-1)?.line ?? 1;
    const message = `paragraphs, items and cells are those of the English page, in its order: ${en.file}:${en.blocks[from]?.line ?? 1} has no twin here`;
    return [{file: zh.file, line, message}];
  }
  return en.blocks.flatMap((block, index) => {
    const twin = zh.blocks[index];
    return twin ? compareBlocks(en, zh, block, twin) : [];
  });
}
