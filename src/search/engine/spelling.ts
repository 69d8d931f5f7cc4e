import leven from 'leven';

import {words} from './tokenize';

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
  if (limit === 0) {
    return null;
  }
  for (const [token, count] of vocabulary) {
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

/**
 * Puts right the words of a query that are nowhere on the site, where others are near.
 *
 * @param vocabulary all words of the site, with how often they occur
 * @returns the query itself where nothing is to be changed
 */
export function correctSpelling(query: string, vocabulary: ReadonlyMap<string, number>): string {
  return words(query).reduce((corrected, {source, text}) => {
    const meant = vocabulary.has(text) ? null : nearest(text, vocabulary);
    return meant === null ? corrected : corrected.replace(source, meant);
  }, query);
}
