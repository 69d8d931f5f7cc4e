// cspell:ignore aious
/** What a reader typed, cut into what is looked for. */
import stopWords from './stopWords.json';
import {words, type Word} from './text';

/** Words of a query that are looked for: a pasted page would keep a phone busy for seconds. */
const mostWords = 32;

const isStopWord = new Set([...stopWords.en, ...stopWords.zh]);

export interface QueryWord {
  /** As in `Word`. */
  text: string;
  isHan: boolean;
  /** Tokens that stand for the whole word: its spellings. */
  whole: readonly string[];
  /** Tokens of its pieces, for names that are put together. */
  parts: readonly string[];
}

/** Another shape of an English word. What is longer than the word is found as its beginning. */
function otherShapes(token: string): string[] {
  const [, stem] = /^([a-z]{4,})(?:ed|ing)$/.exec(token) ?? [];
  if (stem) {
    return [stem];
  }
  const shapes: [RegExp, string][] = [
    [/^([a-z]+)ies$/, '$1y'],
    [/^([a-z]+)y$/, '$1ies'],
    [/^([a-z]+[^aious])s$/, '$1'],
  ];
  const [shape, replacement] = shapes.find(([ending]) => ending.test(token)) ?? [];
  return shape && replacement && token.length > 3 ? [token.replace(shape, replacement)] : [];
}

const withoutJoints = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');

function toQueryWord({text, tokens, isHan}: Word): QueryWord {
  const whole = tokens.filter((token) => token === text || token === withoutJoints(text));
  const parts = tokens.filter((token) => !whole.includes(token) && token.length > 1);
  return {text, isHan, whole: [...whole, ...whole.flatMap(otherShapes)], parts};
}

/** The words of a query that say something. Where it has no others, those that say little count. */
export function queryWordsOf(query: string): QueryWord[] {
  const all = words(query);
  const telling = all.filter(({text}) => !isStopWord.has(text));
  return (telling.length > 0 ? telling : all).slice(0, mostWords).map(toQueryWord);
}

/** Every token of the words, each once. */
export const tokensOf = (queryWords: readonly QueryWord[]): string[] => [
  ...new Set(queryWords.flatMap(({whole, parts}) => [...whole, ...parts])),
];

/** Words that may be one name, written apart, as one: `umd name` for `umdName`. */
export function joinedName(queryWords: readonly QueryWord[]): string | null {
  const isName = queryWords.length > 1 && queryWords.length < 4;
  return isName && queryWords.every(({isHan}) => !isHan)
    ? queryWords.map(({text}) => withoutJoints(text)).join('')
    : null;
}

/** How much of a word tokens answer, 0 to 1: pieces of a name are less than the name. */
export function answeredShare({whole, parts}: QueryWord, answered: ReadonlySet<string>): number {
  if (whole.some((token) => answered.has(token))) {
    return 1;
  }
  const found = parts.filter((token) => answered.has(token)).length;
  return parts.length === 0 ? 0 : (0.8 * found) / parts.length;
}
