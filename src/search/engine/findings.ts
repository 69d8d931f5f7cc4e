import type {LoadedIndex} from './loadedIndex';
import type {QueryWord} from './queryWords';

/** What things count against each other. Chosen by the judged queries in `tests/search`. */
export const weights = {
  /** Another word for the thing, against the word that was typed. */
  synonym: 1.1,
  /** A piece of a name, against the name. */
  part: 0.3,
  /** A word that only begins like the one that was typed. */
  prefix: 0.3,
  /** A heading that is the query and nothing else, and that no other section has. */
  exact: 2,
  /** Words that the section itself answers, against those that its page does. */
  here: 0.7,
};

/** What is known of a section while the parts of a query are looked for. */
export interface Finding {
  score: number;
  terms: Set<string>;
  /** Tokens of the query that the section holds. */
  answered: Set<string>;
}

/** What is known so far, by the section's position in the index. */
export type Findings = Map<number, Finding>;

/** Every token of the words, each once. */
export const tokensOf = (queryWords: readonly QueryWord[]): string[] => [
  ...new Set(queryWords.flatMap(({whole, parts}) => [...whole, ...parts])),
];

/** The finding of a section; a new one where nothing is known of it. */
export function findingAt(findings: Findings, section: number): Finding {
  const known = findings.get(section) ?? {score: 0, terms: new Set(), answered: new Set()};
  findings.set(section, known);
  return known;
}

/** How much more a section counts whose heading is the text. Headings that many have say little. */
export function exactness(
  text: string,
  section: number,
  {haystacks, headingCounts}: LoadedIndex,
): number {
  const heading = haystacks[section]?.heading ?? '';
  return heading === text && (headingCounts.get(heading) ?? 0) < 3 ? weights.exact : 1;
}
