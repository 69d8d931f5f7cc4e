import {normalizeTerm} from './glossary';
import {findingAt, tokensOf, type Findings} from './findings';
import {fieldBoosts} from './indexOptions';
import type {LoadedIndex} from './loadedIndex';
import type {QueryWord} from './queryWords';
import {hanRuns} from './tokenize';

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) {
    count++;
  }
  return count;
}

/**
 * Finds a piece of text letter by letter. Segmenters cut a query otherwise than the sentence that it
 * was taken from; what stands in the text has to be found all the same.
 *
 * @returns score per section, on the scale of MiniSearch's
 */
function scanFor(needle: string, {haystacks}: LoadedIndex): Map<number, number> {
  const counts = haystacks.map(({heading, content}) => ({
    // The more of the heading it is, the more the section is about it.
    heading: heading.includes(needle) ? 0.5 + (0.5 * needle.length) / heading.length : 0,
    content: occurrences(content, needle),
  }));
  const found = counts.filter(({heading, content}) => heading + content > 0).length;
  // The rarer, the more it says: the same weight that BM25 gives a word.
  const rarity = Math.log(1 + (haystacks.length - found + 0.5) / (found + 0.5));
  const scores = new Map<number, number>();
  counts.forEach(({heading, content}, section) => {
    if (heading + content > 0) {
      const weight = fieldBoosts.heading * heading + (2.2 * content) / (content + 1.2);
      scores.set(section, rarity * weight * 2);
    }
  });
  return scores;
}

/** Runs that are looked for letter by letter: Chinese, and a phrase of several words. */
function needlesOf(query: string, queryWords: readonly QueryWord[]): string[] {
  const isPhrase = queryWords.length > 1 && queryWords.every(({isHan}) => !isHan);
  return [...new Set([...hanRuns(query), ...(isPhrase ? [normalizeTerm(query)] : [])])];
}

/** Looks for pieces of a text letter by letter. */
export function findNeedles(
  query: string,
  queryWords: readonly QueryWord[],
  loaded: LoadedIndex,
  findings: Findings,
): void {
  for (const needle of needlesOf(query, queryWords)) {
    const inNeedle = queryWords.filter(({text}) => needle.includes(normalizeTerm(text)));
    for (const [section, score] of scanFor(needle, loaded)) {
      const finding = findingAt(findings, section);
      finding.score += score * Math.max(1, inNeedle.length);
      finding.terms.add(needle);
      tokensOf(inNeedle).forEach((token) => finding.answered.add(token));
    }
  }
}
