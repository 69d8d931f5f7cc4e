/** Words of a text, cut in the same way when the index is built and when a reader types. */

/** Makes texts comparable: lower case, no accents, full-width `Ａ` and the like as `a`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What may fold to more or fewer units: all but ASCII, Chinese and its punctuation, quotation marks, arrows, box drawing. */
const unsteady =
  /[^\0-\x7f\u2010-\u2022\u2190-\u2193\u2500-\u257f\u3000-\u3011\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff5e]/gu;

/** Folds a text and keeps the way back: `originOf` gives where in the original a unit of `folded` comes from. */
export function foldWithOrigins(text: string): {
  folded: string;
  originOf: (position: number) => number;
} {
  const first = {at: 0, origin: 0, step: 1};
  const stretches = [first];
  let folded = '';
  let position = 0;
  for (const {0: character, index} of text.matchAll(unsteady)) {
    folded += fold(text.slice(position, index));
    // All units that a character folds to come from where it begins.
    stretches.push({at: folded.length, origin: index, step: 0});
    folded += fold(character);
    position = index + character.length;
    stretches.push({at: folded.length, origin: position, step: 1});
  }
  folded += fold(text.slice(position));
  return {
    folded,
    originOf: (unit) => {
      const {at, origin, step} = stretches.findLast((stretch) => stretch.at <= unit) ?? first;
      return origin + step * (unit - at);
    },
  };
}

const cjk = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
/** The first part says nothing that the second does not: it is found much sooner. */
const letter = String.raw`(?:[A-Za-z0-9_$]|(?![${cjk}])[\p{L}\p{N}\p{M}])`;
/** A run without spaces, or a name: words joined by the marks that names and paths are made with. */
const runs = new RegExp(`(?<han>[${cjk}]+)|${letter}+(?:[.\\-/@:+]${letter}+)*`, 'gu');
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Longer things (hashes, encoded data) are cut: nobody types them to the end. */
const longestToken = 48;
/** A path of more parts than this is indexed by its parts alone. */
const mostJoinedParts = 4;

let segmenter: Intl.Segmenter | null = null;

/** Cuts Chinese into words. Made when it is first asked for: its dictionary takes 10 ms to load. */
export function chineseSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'});
  return segmenter;
}

/** Tokens of names that were cut before: a site has far more words than different ones. */
const cutNames = new Map<string, readonly string[]>();
const mostRemembered = 50_000;

/** A name as it is, without its joints, and its parts: what readers may remember of it. Folded. */
function nameTokens(name: string): readonly string[] {
  const known = cutNames.get(name);
  if (known) {
    return known;
  }
  const parts = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  const humps = parts.flatMap((part) => part.split(camelBoundary));
  const joined = parts.length > 1 && parts.length <= mostJoinedParts ? [name, parts.join('')] : [];
  const all = [...joined, ...parts, ...humps].map((token) => fold(token).slice(0, longestToken));
  const tokens = [...new Set(all)].filter(Boolean);
  if (cutNames.size === mostRemembered) {
    cutNames.clear();
  }
  cutNames.set(name, tokens);
  return tokens;
}

/** A word as a reader sees it, with everything that it may be found by. */
export interface Word {
  /** As it was written. */
  source: string;
  /** Folded. */
  text: string;
  /** Folded, without repetitions, the word itself included. */
  tokens: readonly string[];
  isHan: boolean;
}

/** Cuts a text into words. Control characters, lone surrogates and punctuation are between them. */
export function words(text: string): Word[] {
  return Array.from(text.matchAll(runs)).flatMap(({0: run, groups}): Word[] => {
    if (groups?.han) {
      return Array.from(chineseSegmenter().segment(fold(run)), ({segment}) => ({
        source: segment,
        text: segment,
        tokens: [segment],
        isHan: true,
      }));
    }
    const tokens = nameTokens(run);
    return tokens.length > 0 ? [{source: run, text: fold(run), tokens, isHan: false}] : [];
  });
}

/** All tokens of a text: `a.bC` gives `a.bc`, `abc`, `a`, `bc`, `b`, `c`. Repetitions are kept. */
export function tokenize(text: string): string[] {
  return words(text).flatMap(({tokens}) => tokens);
}

/** Runs without spaces in a text, folded: what is looked for letter by letter. */
export function hanRuns(text: string): string[] {
  return Array.from(text.matchAll(runs), ({groups}) => fold(groups?.han ?? '')).filter(Boolean);
}
