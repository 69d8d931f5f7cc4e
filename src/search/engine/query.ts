import leven from 'leven';

import {withoutJoints, words, type Word} from './text';

/** A pasted page would keep a phone busy for seconds. */
const maxWords = 32;

const stopWords = new Set([
  ...'a an and any are as at be by can did do does for from get has have how i if in into is it its make many me'.split(
    ' ',
  ),
  ...'much my need needs of on or our rslib should so that the their them there they this to use using want was'.split(
    ' ',
  ),
  ...'way we what when where which who why will with without you your'.split(' '),
  ...'一下 一个 上 下 不能 与 中 为什么 为何 了 什么 从 会 使用 到 可以 后 吗 呢 和 哪 哪些 哪里 在 如何 对 将 就 应该'.split(
    ' ',
  ),
  ...'怎么 怎么办 怎么样 怎样 想 我 把 时 是 有 来 没 用 的 给 能 能否 被 要 让 请 请问 还 还是 这 那 都 里 需要'.split(
    ' ',
  ),
]);

export interface QueryWord {
  /** Folded. */
  text: string;
  isHan: boolean;
  /** Tokens that stand for the whole word. */
  whole: readonly string[];
  /** Tokens of the parts of a name. */
  parts: readonly string[];
}

/** Other inflections of an English word. Longer ones are found as prefixes. */
function inflections(token: string): string[] {
  const shapes: [RegExp, string][] = [
    [/^([a-z]{4,})(?:ed|ing)$/, '$1'],
    [/^([a-z]+)ies$/, '$1y'],
    [/^([a-z]+)y$/, '$1ies'],
    [/^([a-z]+[^aious])s$/, '$1'], // cspell:disable-line
  ];
  const [shape, stem] = shapes.find(([ending]) => ending.test(token)) ?? [];
  return shape && stem && token.length > 3 ? [token.replace(shape, stem)] : [];
}

function toQueryWord({text, tokens, isHan}: Word): QueryWord {
  const whole = tokens.filter((token) => token === text || token === withoutJoints(text));
  const parts = tokens.filter((token) => !whole.includes(token) && token.length > 1);
  return {text, isHan, whole: [...whole, ...whole.flatMap(inflections)], parts};
}

/** The words of a query without stop words, unless it has no others. */
export function queryWordsOf(query: string): QueryWord[] {
  const all = words(query);
  const telling = all.filter(({text}) => !stopWords.has(text));
  return (telling.length > 0 ? telling : all).slice(0, maxWords).map(toQueryWord);
}

/** All tokens of the words, each once. */
export const tokensOf = (queryWords: readonly QueryWord[]): string[] => [
  ...new Set(queryWords.flatMap(({whole, parts}) => [...whole, ...parts])),
];

/** Words that may be a name written apart: `umd name` for `umdName`. */
export function joinedName(queryWords: readonly QueryWord[]): string | null {
  const isName = queryWords.length > 1 && queryWords.length < 4;
  return isName && queryWords.every(({isHan}) => !isHan)
    ? queryWords.map(({text}) => withoutJoints(text)).join('')
    : null;
}

/** The most frequent of the nearest known words with the same first letter; null if the word may be unfinished. */
function nearest(word: string, vocabulary: ReadonlyMap<string, number>): string | null {
  const limit = word.length < 6 ? 1 : 2;
  let best = {token: null as string | null, distance: limit + 1, count: 0};
  for (const [token, count] of vocabulary) {
    if (token.startsWith(word)) {
      return null;
    }
    if (token[0] === word[0] && Math.abs(token.length - word.length) <= limit) {
      const distance = leven(token, word);
      if (distance < best.distance || (distance === best.distance && count > best.count)) {
        best = {token, distance, count};
      }
    }
  }
  return best.token;
}

/** Replaces the words of a query that are nowhere on the site, if a similar one is. */
export function correctSpelling(query: string, vocabulary: ReadonlyMap<string, number>): string {
  return words(query).reduce((corrected, {source, text}) => {
    const canCorrect = /^[a-z]{4,24}$/.test(text) && !vocabulary.has(text);
    return corrected.replace(source, (canCorrect && nearest(text, vocabulary)) || source);
  }, query);
}
