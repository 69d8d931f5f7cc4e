import {exactness, weights, type Findings} from './findings';
import {normalizeTerm} from './glossary';
import type {LoadedIndex, LoadedPage} from './loadedIndex';
import {answeredShare, type QueryWord} from './queryWords';

/** Share of a query's words that a page has to answer where none answers all of them. */
const leastCoverage = 0.5;

/** Share of a query's words that must be somewhere on the site, for the others not to count. */
const leastKnown = 1 / 3;

/** A section that was found. */
export interface Match {
  /** Position in the index's `sections`. */
  section: number;
  /** Higher is better; only the order means anything. */
  score: number;
  /** Folded texts that matched, to be marked in what is shown. */
  terms: string[];
}

/** Share of the query's words that the matched tokens answer, 0 to 1. */
function coverage(query: readonly QueryWord[], answered: ReadonlySet<string>): number {
  const sum = query.reduce((total, word) => total + answeredShare(word, answered), 0);
  return query.length === 0 ? 0 : sum / query.length;
}

/** Single Chinese characters out of a longer word would be marked all over the text. */
function markable(terms: ReadonlySet<string>): string[] {
  const longer = [...terms].filter((term) => !/^\p{Script=Han}$/u.test(term));
  return longer.length > 0 ? longer : [...terms];
}

/** Prefers what answers more of the query, in the section itself or elsewhere on its page. */
export function rank(
  query: string,
  queryWords: readonly QueryWord[],
  findings: Findings,
  loaded: LoadedIndex,
): Match[] {
  const {sections} = loaded;
  const onPage = new Map<LoadedPage | undefined, Set<string>>();
  for (const [section, {answered}] of findings) {
    const page = sections[section]?.page;
    const tokens = onPage.get(page) ?? new Set();
    answered.forEach((token) => tokens.add(token));
    onPage.set(page, tokens);
  }
  const whole = normalizeTerm(query);
  // A word that is nowhere on the site cannot tell one page from another. Where most are, nothing is meant.
  const everywhere = new Set([...onPage.values()].flatMap((tokens) => [...tokens]));
  const there = queryWords.filter((word) => answeredShare(word, everywhere) > 0);
  const asked = there.length >= leastKnown * queryWords.length ? there : queryWords;
  const candidates = Array.from(findings, ([section, {score, terms, answered}]) => {
    const here = coverage(asked, answered);
    const page = coverage(asked, onPage.get(sections[section]?.page) ?? new Set());
    const covered = weights.here * here ** 3 + (1 - weights.here) * page ** 3;
    return {section, score: score * exactness(whole, section, loaded) * covered, terms, page};
  });
  // Where some page answers every word, pages that do not are noise.
  const wanted = candidates.some(({page}) => page === 1)
    ? queryWords.length > 2
      ? leastCoverage
      : 1
    : leastCoverage;
  return candidates
    .filter(({page}) => page >= wanted)
    .sort((one, other) => other.score - one.score || one.section - other.section)
    .map(({section, score, terms}) => ({section, score, terms: markable(terms)}));
}
