/**
 * The two languages state the same facts. A translation has the blocks of the original in the same order, so
 * each block is compared with its twin: its inline code, numbers, links and names, in any order.
 */
import type {Failure} from '../reference/statement';
import type {Block, FactPage} from '../support/blocks';
import {lostNegation} from './negations';
import {numbersOf} from './numbersOf';

/** English words that Chinese prose uses where the English page has another word. */
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
];

/** Items that the first list has more often than the second. */
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

/** Prompts contain addresses as text. */
const address = /https?:\/\/[\w./-]+/g;

/** Latin words of the Chinese block that the English one does not contain in any form. */
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

/** Shortens a word so that "story" matches "stories", and "shaking" "shakable". */
const stemOf = (word: string): string => word.replace(/(?:y|s|ing)$/, '');

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
  return faults;
}

/** @returns statements that one language makes and the other does not */
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
