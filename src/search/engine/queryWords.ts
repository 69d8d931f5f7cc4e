// cspell:ignore aious
/** What a reader typed, cut into what is looked for. */
import stopWords from './stopWords.json';
import {words, type Word} from './tokenize';

/** Words of a query that are looked for: a pasted page would keep a phone busy for seconds. */
const mostWords = 32;

const isStopWord = new Set([...stopWords.en, ...stopWords.zh]);

/** A word of a query. */
export interface QueryWord {
  /** As in `Word`. */
  text: string;
  isHan: boolean;
  /** Tokens that stand for the whole word: its spellings. */
  whole: readonly string[];
  /** Tokens of its pieces, for names that are put together. */
  parts: readonly string[];
}

/** Other shapes of an English word. What is longer than the word is found as its beginning. */
function otherShapes(token: string): string[] {
  if (!/^[a-z]{4,}$/.test(token)) {
    return [];
  }
  const [, stem] = /^([a-z]{4,})(?:ed|ing)$/.exec(token) ?? [];
  if (stem) {
    return [stem];
  }
  if (token.endsWith('ies')) {
    return [`${token.slice(0, -3)}y`];
  }
  if (token.endsWith('y')) {
    return [`${token.slice(0, -1)}ies`];
  }
  return /[^aious]s$/.test(token) ? [token.slice(0, -1)] : [];
}

function toQueryWord({text, tokens, isHan}: Word): QueryWord {
  const joined = text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');
  const whole = tokens.filter((token) => token === text || token === joined);
  const parts = tokens.filter((token) => !whole.includes(token) && token.length > 1);
  return {text, isHan, whole: [...whole, ...whole.flatMap(otherShapes)], parts};
}

/**
 * The words of a query that say something. Where it has no others, those that say little count.
 *
 * @param query of any length and content
 */
export function queryWordsOf(query: string): QueryWord[] {
  const all = words(query);
  const telling = all.filter(({text}) => !isStopWord.has(text));
  return (telling.length > 0 ? telling : all).slice(0, mostWords).map(toQueryWord);
}

/** `umd name` for `umdName`: words that may be one name, written apart. */
export function joinedName(queryWords: readonly QueryWord[]): string | null {
  const isName =
    queryWords.length > 1 && queryWords.length < 4 && queryWords.every(({isHan}) => !isHan);
  return isName
    ? queryWords.map(({text}) => text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '')).join('')
    : null;
}

/** How much of a word tokens answer, 0 to 1: pieces of a name are less than the name. */
export function answeredShare({whole, parts}: QueryWord, answered: ReadonlySet<string>): number {
  if (whole.some((token) => answered.has(token))) {
    return 1;
  }
  return parts.length === 0
    ? 0
    : (0.8 * parts.filter((token) => answered.has(token)).length) / parts.length;
}
