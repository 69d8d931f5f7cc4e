/** Words of a text, cut in the same way when the index is built and when a reader types. */
import {fold} from './fold';

/** Characters of languages that are written without spaces. */
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

/** Structural type of `Intl.Segmenter`, which Firefox has from 125 on and this site from 114. */
export interface WordSegmenter {
  segment(text: string): Iterable<{segment: string; isWordLike?: boolean}>;
}

/** A segmenter for Chinese, or null where the platform has none. */
function createSegmenter(): WordSegmenter | null {
  return typeof Intl !== 'undefined' && 'Segmenter' in Intl
    ? new Intl.Segmenter('zh', {granularity: 'word'})
    : null;
}

let shared: WordSegmenter | null = null;

/** The one segmenter of this script, made when Chinese first asks for it: its dictionary takes 10 ms to load. */
export function sharedSegmenter(): WordSegmenter | null {
  shared ??= createSegmenter();
  return shared;
}

/** Overlapping pairs; the whole where it is shorter. */
function pairs(run: string): string[] {
  const characters = Array.from(run);
  return characters.length < 3
    ? [run]
    : characters.slice(0, -1).map((character, at) => `${character}${characters[at + 1] ?? ''}`);
}

/** Words of a run without spaces, in order. */
function hanWords(run: string, segmenter: WordSegmenter | null): string[] {
  return segmenter ? Array.from(segmenter.segment(run), ({segment}) => segment) : pairs(run);
}

/** A name as it is, without its joints, and its parts: what readers may remember of it. Folded. */
function cutName(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  const humps = parts.flatMap((part) => part.split(camelBoundary));
  const joined = parts.length > 1 && parts.length <= mostJoinedParts ? [name, parts.join('')] : [];
  const tokens = [...joined, ...parts, ...humps].map((token) => fold(token).slice(0, longestToken));
  return [...new Set(tokens)].filter(Boolean);
}

/** Tokens of names that were cut before: a site has far more words than different ones. */
const cut = new Map<string, readonly string[]>();
const mostRemembered = 50_000;

function nameTokens(name: string): readonly string[] {
  const known = cut.get(name);
  if (known) {
    return known;
  }
  if (cut.size === mostRemembered) {
    cut.clear();
  }
  const tokens = cutName(name);
  cut.set(name, tokens);
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

/**
 * Cuts a text into words with their tokens. Control characters, lone surrogates and punctuation are
 * between words and never part of one.
 *
 * @param segmenter finds words in Chinese, the shared one unless given; null cuts overlapping pairs instead
 */
export function words(text: string, segmenter?: WordSegmenter | null): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(runs)) {
    if (match.groups?.han) {
      const cutter = segmenter === undefined ? sharedSegmenter() : segmenter;
      for (const word of hanWords(fold(match.groups.han), cutter)) {
        found.push({source: word, text: word, tokens: [word], isHan: true});
      }
    } else {
      const tokens = nameTokens(match[0]);
      if (tokens.length > 0) {
        found.push({source: match[0], text: fold(match[0]), tokens, isHan: false});
      }
    }
  }
  return found;
}

/**
 * All tokens of a text, repetitions kept: `lib.autoExternal` gives `lib.autoexternal`,
 * `libautoexternal`, `lib`, `autoexternal`, `auto`, `external`.
 */
export function tokenize(text: string, segmenter?: WordSegmenter | null): string[] {
  return words(text, segmenter).flatMap(({tokens}) => tokens);
}

/** Runs without spaces in a text, folded: what is looked for letter by letter. */
export function hanRuns(text: string): string[] {
  return Array.from(text.matchAll(runs), (match) => match.groups?.han)
    .filter((run) => run !== undefined)
    .map(fold);
}
