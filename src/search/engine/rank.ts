import {normalizeTerm, withoutSpaces} from './glossary';
import type {IndexedPage} from './indexFile';
import type {LoadedIndex} from './loadedIndex';
import type {SectionScores} from './match';
import {answeredShare, type QueryWord} from './queryWords';

/** How much more a heading counts that is the query and nothing else, and that few other sections have. */
const exactHeading = 2;
/** Share of words that the section itself answers, against those that its page does. */
const here = 0.7;
/** Share of a query's words that a page has to answer where none answers all of them. */
const leastCoverage = 0.5;
/** Share of a query's words that must be somewhere on the site, for the others not to count. */
const leastKnown = 1 / 3;

export interface Match {
  /** Position in the index's `sections`. */
  section: number;
  /** Higher is better; only the order means anything. */
  score: number;
  /** Folded texts that matched, to be marked in what is shown. */
  terms: string[];
}

/**
 * How much more a section counts whose heading is the text, given without its spaces: `log-level` is `logLevel`. Headings
 * that many have say little.
 */
export function exactness(
  text: string,
  section: number,
  {haystacks, headingCounts}: LoadedIndex,
): number {
  const {heading = ''} = haystacks[section] ?? {};
  return withoutSpaces(heading) === text && (headingCounts.get(heading) ?? 0) < 3
    ? exactHeading
    : 1;
}

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
  scores: SectionScores,
  loaded: LoadedIndex,
): Match[] {
  const pageOf = (section: number): IndexedPage | undefined => loaded.sections[section]?.page;
  const onPage = new Map<IndexedPage | undefined, Set<string>>();
  for (const [section, {answered}] of scores) {
    const page = pageOf(section);
    const tokens = onPage.get(page) ?? new Set();
    onPage.set(page, tokens);
    answered.forEach((token) => tokens.add(token));
  }
  const whole = withoutSpaces(normalizeTerm(query));
  // A word that is nowhere on the site cannot tell one page from another. Where most are, nothing is meant.
  const everywhere = new Set([...onPage.values()].flatMap((tokens) => [...tokens]));
  const there = queryWords.filter((word) => answeredShare(word, everywhere) > 0);
  const asked = there.length >= leastKnown * queryWords.length ? there : queryWords;
  const candidates = Array.from(scores, ([section, {score, terms, answered}]) => {
    const page = coverage(asked, onPage.get(pageOf(section)) ?? new Set());
    const covered = here * coverage(asked, answered) ** 3 + (1 - here) * page ** 3;
    return {section, score: score * exactness(whole, section, loaded) * covered, terms, page};
  });
  // Where some page answers every word of a short query, pages that do not are noise.
  const isAnswered = candidates.some(({page}) => page === 1) && queryWords.length <= 2;
  const wanted = isAnswered ? 1 : leastCoverage;
  return candidates
    .filter(({page}) => page >= wanted)
    .sort((one, other) => other.score - one.score || one.section - other.section)
    .map(({section, score, terms}) => ({section, score, terms: markable(terms)}));
}
