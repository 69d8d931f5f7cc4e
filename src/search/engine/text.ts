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

export const withoutJoints = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');

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
export function hanRuns(text: string): string[] {
  return Array.from(text.matchAll(runs), ({groups}) => fold(groups?.han ?? '')).filter(Boolean);
}

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
