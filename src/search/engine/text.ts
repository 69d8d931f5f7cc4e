/** Cuts texts into words, in the same way when an index is loaded and when a reader types. */

/** Makes texts comparable: lower case, no accents, full-width `Ａ` as `a`. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The first alternative is redundant, and much faster. */
const letter = String.raw`(?:[A-Za-z0-9_$]|(?!\p{Script=Han})[\p{L}\p{N}\p{M}])`;
/** A run of Chinese, or a name: words joined by the marks of names and paths. */
const runs = new RegExp(`(?<han>\\p{Script=Han}+)|${letter}+(?:[.\\-/@:+]${letter}+)*`, 'gu');
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

let segmenter: Intl.Segmenter | null = null;

/** Cuts Chinese into words. Created on first use: loading its dictionary takes 10 ms. */
export function chineseSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'});
  return segmenter;
}

const withoutJoints = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** A name as it is written, without its joints, and its parts: `a.bC` gives `a.bc`, `abc`, `a`, `bc`, `b`, `c`. */
function nameTokens(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  const humps = parts.flatMap((part) => part.split(camelBoundary));
  const joined = parts.length > 1 ? [name, parts.join('')] : [];
  return [...new Set([...joined, ...parts, ...humps].map(fold))];
}

export interface Word {
  /** As it is written in the text. */
  source: string;
  /** Folded. */
  text: string;
  /** Everything that the word can be found by, folded, including `text`. */
  tokens: readonly string[];
  isHan: boolean;
}

export function words(text: string): Word[] {
  return Array.from(text.matchAll(runs)).flatMap(({0: run, groups}): Word[] => {
    if (groups?.han) {
      const segments = Array.from(chineseSegmenter().segment(fold(run)), ({segment}) => segment);
      return segments.map((word) => ({source: word, text: word, tokens: [word], isHan: true}));
    }
    const tokens = nameTokens(run);
    return tokens.length > 0 ? [{source: run, text: fold(run), tokens, isHan: false}] : [];
  });
}

/** All tokens of a text, with repetitions. */
export const tokenize = (text: string): string[] => words(text).flatMap(({tokens}) => tokens);

/** The runs of Chinese in a text, folded. */
export const hanRuns = (text: string): string[] => fold(text).match(/\p{Script=Han}+/gu) ?? [];

/** Words with one space between them, in the singular, and nothing else. */
export function normalizePhrase(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<=[a-z]{3})ies\b/g, 'y')
    .replaceAll(/(?<=[a-z]{2}[^aious])s\b/g, '') // cspell:disable-line
    .trim();
}

/** A text without spaces and joints, so that `log-level` equals `logLevel`. */
export const nameOf = (text: string): string => withoutJoints(normalizePhrase(text));

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
