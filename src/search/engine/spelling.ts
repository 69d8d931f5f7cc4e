import leven from 'leven';

import type {LoadedIndex} from './loadedIndex';
import {words} from './text';

/** Letters that may be wrong in a word: fewer in a short one, none in a name with digits. */
function tolerance(word: string): number {
  if (!/^[a-z]{4,24}$/.test(word)) {
    return 0;
  }
  return word.length < 6 ? 1 : 2;
}

/** The word that was meant: the nearest one that begins with the same letter, and of those the commonest. */
function nearest(word: string, vocabulary: ReadonlyMap<string, number>): string | null {
  const limit = tolerance(word);
  let best = {token: null as string | null, distance: limit + 1, count: 0};
  for (const [token, count] of limit === 0 ? [] : vocabulary) {
    if (token.startsWith(word)) {
      // Not misspelt, but not typed to its end.
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

/** Puts right the words of a query that are nowhere on the site, where others are near. */
export function correctSpelling(query: string, vocabulary: ReadonlyMap<string, number>): string {
  return words(query).reduce((corrected, {source, text}) => {
    const meant = vocabulary.has(text) ? null : nearest(text, vocabulary);
    return meant === null ? corrected : corrected.replace(source, meant);
  }, query);
}

/** Shorter terms are one character from half of the language. */
const hanTerm = /^\p{Script=Han}{3,}$/u;

/** Where texts of one length differ in one character; null where they do not, or in more. */
function onlyDifference(one: string, other: string): number | null {
  const first = Array.from(one).findIndex((character, at) => character !== other[at]);
  return first !== -1 && one.slice(first + 1) === other.slice(first + 1) ? first : null;
}

/** Positions of the characters that are part of no word of the site: what a wrong one leaves behind. */
function strangers(run: string, vocabulary: ReadonlyMap<string, number>): Set<number> {
  const positions = new Set<number>();
  let start = 0;
  for (const {text} of words(run)) {
    if (text.length === 1 || !vocabulary.has(text)) {
      Array.from(text).forEach((_, at) => positions.add(start + at));
    }
    start += text.length;
  }
  return positions;
}

/**
 * Puts right one wrong character in a Chinese term, which an input method gives easily: 模快联邦 for 模块联邦.
 * Terms are those of the glossary and the headings; what stands on the site somewhere is left as it is.
 */
export function correctHanSpelling(
  query: string,
  {glossary, haystacks, vocabulary}: Pick<LoadedIndex, 'glossary' | 'haystacks' | 'vocabulary'>,
): string {
  const isKnown = (text: string): boolean =>
    haystacks.some(({heading, content}) => heading.includes(text) || content.includes(text));
  const terms = glossary.forms.filter(({normal}) => hanTerm.test(normal));
  return query.replaceAll(/\p{Script=Han}{3,}/gu, (run) => {
    const strange = strangers(run, vocabulary);
    // Longest first, as the glossary has them.
    for (const {normal} of strange.size > 0 ? terms : []) {
      for (let start = 0; start + normal.length <= run.length; start++) {
        const written = run.slice(start, start + normal.length);
        const wrong = onlyDifference(written, normal);
        if (wrong !== null && strange.has(start + wrong) && !isKnown(written)) {
          return run.replace(written, normal);
        }
      }
    }
    return run;
  });
}
