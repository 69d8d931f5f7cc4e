import {withoutJoints, words, type Word} from './text';

/** A pasted page would keep a phone busy for seconds. */
const maxWords = 32;

const stopWords = new Set(
  `a an and any are as at be by can did do does error errors for from get has have how i if in into
  is it its make many me much my need needs of on or our rslib should so that the their them there
  they this to use using want was way we what when where which who why will with without you your
  一下 一个 上 下 不能 与 中 为什么 为何 了 什么 从 会 使用 到 可以 后 吗 呢 和 哪 哪些 哪里 在 如何 对 将 就 应该 怎么 怎么办 怎么样
  怎样 想 我 把 时 是 有 来 没 用 报错 的 给 能 能否 被 要 让 请 请问 还 还是 这 那 都 里 需要`.split(
    /\s+/,
  ),
);

export interface QueryWord {
  /** Folded. */
  text: string;
  isHan: boolean;
  /** Tokens that stand for the whole word. */
  whole: readonly string[];
  /** Tokens of the parts of a name. */
  parts: readonly string[];
}

const endings: readonly [RegExp, stem: string][] = [
  [/(?<=[a-z]{4})(?:ed|ing)$/, ''],
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=[a-z]{3})y$/, 'ies'],
  [/(?<=[a-z]{2}[^aious])s$/, ''], // cspell:disable-line
];

/** Other inflections of an English word. Longer ones are found as prefixes. */
const inflections = (token: string): string[] =>
  endings.map(([ending, stem]) => token.replace(ending, stem)).filter((form) => form !== token);

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
