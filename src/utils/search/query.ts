import {fieldBoosts} from './indexOptions';
import type {LoadedIndex} from './indexFile';
import {hanRuns, words, type Word} from './tokenize';

/** Share of a query's words that a page has to answer where none answers all of them. */
const leastCoverage = 0.5;

/** A section that was found. */
export interface Match {
  /** Position in the file's `sections`. */
  section: number;
  /** Higher is better; only the order means anything. */
  score: number;
  /** Folded texts that matched, to be marked in what is shown. */
  terms: string[];
}

/** Letters that may be wrong in a word: none in short or very long ones, in names with digits, in Chinese. */
function fuzziness(term: string): number | false {
  if (!/^[a-z]{4,24}$/.test(term)) {
    return false;
  }
  return term.length < 6 ? 1 : 2;
}

/** Share of the query's words that the matched tokens answer, 0 to 1. */
function coverage(query: readonly Word[], answered: ReadonlySet<string>): number {
  if (query.length === 0) {
    return 0;
  }
  return (
    query.filter(({tokens}) => tokens.some((token) => answered.has(token))).length / query.length
  );
}

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
    heading: occurrences(heading, needle),
    content: occurrences(content, needle),
  }));
  const found = counts.filter(({heading, content}) => heading + content > 0).length;
  // The rarer, the more it says: the same weight that BM25 gives a word.
  const rarity = Math.log(1 + (haystacks.length - found + 0.5) / (found + 0.5));
  const scores = new Map<number, number>();
  counts.forEach(({heading, content}, section) => {
    if (heading + content > 0) {
      const weight = (heading > 0 ? fieldBoosts.heading : 0) + (2.2 * content) / (content + 1.2);
      scores.set(section, rarity * weight * 2);
    }
  });
  return scores;
}

/** Runs that are looked for letter by letter: Chinese, and a phrase of several words. */
function needlesOf(query: string, queryWords: readonly Word[]): string[] {
  const latin = queryWords.filter(({isHan}) => !isHan);
  const phrase = latin.length > 1 && latin.length === queryWords.length;
  return [
    ...new Set([...hanRuns(query), ...(phrase ? [latin.map(({text}) => text).join(' ')] : [])]),
  ];
}

/**
 * Searches an index.
 *
 * @param query what the reader typed, of any length and content
 * @returns matches, best first; empty for a query without letters or digits
 */
export function findMatches(query: string, loaded: LoadedIndex): Match[] {
  const queryWords = words(query);
  const tokens = [...new Set(queryWords.flatMap((word) => word.tokens))];
  if (tokens.length === 0) {
    return [];
  }
  const found = new Map<number, {score: number; terms: Set<string>; answered: Set<string>}>();
  const at = (section: number) => {
    const known = found.get(section) ?? {score: 0, terms: new Set(), answered: new Set()};
    found.set(section, known);
    return known;
  };
  const results = loaded.index.search(query, {
    tokenize: () => tokens,
    processTerm: (term) => term,
    boost: {...fieldBoosts},
    prefix: true,
    fuzzy: fuzziness,
    weights: {prefix: 0.4, fuzzy: 0.25},
  });
  for (const {id, score, terms, queryTerms} of results) {
    const match = at(id as number);
    match.score += score;
    terms.forEach((term) =>
      match.terms.add(tokens.find((token) => term.startsWith(token)) ?? term),
    );
    queryTerms.forEach((term) => match.answered.add(term));
  }
  for (const needle of needlesOf(query, queryWords)) {
    const inNeedle = queryWords.filter(({text}) => needle.includes(text));
    for (const [section, score] of scanFor(needle, loaded)) {
      const match = at(section);
      match.score += score * inNeedle.length;
      match.terms.add(needle);
      inNeedle.forEach((word) => word.tokens.forEach((token) => match.answered.add(token)));
    }
  }
  return rank(queryWords, found, loaded);
}

/** Single Chinese characters out of a longer word would be marked all over the text. */
function markable(terms: ReadonlySet<string>): string[] {
  const longer = [...terms].filter((term) => !/^\p{Script=Han}$/u.test(term));
  return longer.length > 0 ? longer : [...terms];
}

/** Prefers what answers more of the query, in the section itself or elsewhere on its page. */
function rank(
  query: readonly Word[],
  found: ReadonlyMap<number, {score: number; terms: Set<string>; answered: Set<string>}>,
  {file}: LoadedIndex,
): Match[] {
  const onPage = new Map<number, Set<string>>();
  const pageOf = (section: number): number => file.sections[section]?.[0] ?? -1;
  for (const [section, {answered}] of found) {
    const page = pageOf(section);
    onPage.set(page, new Set([...(onPage.get(page) ?? []), ...answered]));
  }
  const candidates = Array.from(found, ([section, {score, terms, answered}]) => {
    const here = coverage(query, answered);
    const page = coverage(query, onPage.get(pageOf(section)) ?? new Set());
    return {section, score: score * (0.7 * here ** 2 + 0.3 * page ** 2), terms, page};
  });
  // Where some page answers every word, pages that do not are noise.
  const wanted = candidates.some(({page}) => page === 1) ? 1 : leastCoverage;
  return candidates
    .filter(({page}) => page >= wanted)
    .sort((one, other) => other.score - one.score || one.section - other.section)
    .map(({section, score, terms}) => ({section, score, terms: markable(terms)}));
}
