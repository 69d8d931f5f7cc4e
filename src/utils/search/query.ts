import {normalizeTerm, synonymsIn, type Synonym} from './glossary';
import {fieldBoosts} from './indexOptions';
import type {LoadedIndex, LoadedPage} from './loadedIndex';
import {answeredShare, joinedName, queryWordsOf, type QueryWord} from './queryWords';
import {correctSpelling} from './spelling';
import {hanRuns} from './tokenize';

/** Share of a query's words that a page has to answer where none answers all of them. */
const leastCoverage = 0.5;
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

/** A section that was found. */
export interface Match {
  /** Position in the index's `sections`. */
  section: number;
  /** Higher is better; only the order means anything. */
  score: number;
  /** Folded texts that matched, to be marked in what is shown. */
  terms: string[];
}

/** What is known of a section while the parts of a query are looked for. */
interface Finding {
  score: number;
  terms: Set<string>;
  /** Tokens of the query that the section holds. */
  answered: Set<string>;
}

type Findings = Map<number, Finding>;

const tokensOf = (queryWords: readonly QueryWord[]): string[] => [
  ...new Set(queryWords.flatMap(({whole, parts}) => [...whole, ...parts])),
];

/** Share of the query's words that the matched tokens answer, 0 to 1. */
function coverage(query: readonly QueryWord[], answered: ReadonlySet<string>): number {
  const sum = query.reduce((total, word) => total + answeredShare(word, answered), 0);
  return query.length === 0 ? 0 : sum / query.length;
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) {
    count++;
  }
  return count;
}

function findingAt(findings: Findings, section: number): Finding {
  const known = findings.get(section) ?? {score: 0, terms: new Set(), answered: new Set()};
  findings.set(section, known);
  return known;
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

/** How much more a section counts whose heading is the text. Headings that many have say little. */
function exactness(text: string, section: number, {haystacks, headingCounts}: LoadedIndex): number {
  const heading = haystacks[section]?.heading ?? '';
  return heading === text && (headingCounts.get(heading) ?? 0) < 3 ? weights.exact : 1;
}

/** Runs that are looked for letter by letter: Chinese, and a phrase of several words. */
function needlesOf(query: string, queryWords: readonly QueryWord[]): string[] {
  const isPhrase = queryWords.length > 1 && queryWords.every(({isHan}) => !isHan);
  return [...new Set([...hanRuns(query), ...(isPhrase ? [normalizeTerm(query)] : [])])];
}

/** Looks for the words of a text, as they stand, misspelt or begun. */
function findWords(
  queryWords: readonly QueryWord[],
  {index, vocabulary}: LoadedIndex,
  findings: Findings,
): void {
  const joined = joinedName(queryWords);
  const isPart = new Set(queryWords.flatMap(({parts}) => parts));
  const tokens = [...tokensOf(queryWords), ...(joined && vocabulary.has(joined) ? [joined] : [])];
  const results = index.search(tokens.join(' '), {
    tokenize: () => tokens,
    boost: {...fieldBoosts},
    boostTerm: (token) => (isPart.has(token) ? weights.part : 1),
    prefix: true,
    weights: {prefix: weights.prefix, fuzzy: 0},
  });
  for (const {id, score, terms, queryTerms} of results) {
    const finding = findingAt(findings, id as number);
    finding.score += score;
    terms.forEach((term) =>
      finding.terms.add(tokens.find((token) => term.startsWith(token)) ?? term),
    );
    queryTerms.forEach((term) => finding.answered.add(term));
    if (joined && queryTerms.includes(joined)) {
      tokensOf(queryWords).forEach((token) => finding.answered.add(token));
    }
  }
}

/** Looks for pieces of a text letter by letter. */
function findNeedles(
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

/** Looks for one other way of saying something: a word, or several as they stand. */
function findText(text: string, loaded: LoadedIndex): Findings {
  const findings: Findings = new Map();
  const textWords = queryWordsOf(text);
  const [only] = textWords;
  if (only && textWords.length === 1) {
    // A name counts once, and not once for each of its spellings and pieces.
    const token = only.whole[0] ?? only.text;
    const results = loaded.index.search(text, {
      tokenize: () => [token],
      boost: {...fieldBoosts},
      prefix: token.length > 3,
      weights: {prefix: 0.8, fuzzy: 0},
    });
    results.forEach(({id, score}) => (findingAt(findings, id as number).score += score));
  }
  findNeedles(text, textWords, loaded, findings);
  const whole = normalizeTerm(text);
  for (const [section, finding] of findings) {
    textWords.forEach((word) => finding.terms.add(word.text));
    finding.score *= exactness(whole, section, loaded);
  }
  return findings;
}

const bestScore = (findings: Findings): number =>
  Math.max(0, ...Array.from(findings.values(), ({score}) => score));

/** Adds what the glossary's other words for a part of the query find; the best of them counts. */
function findSynonym(
  {typed, texts, share}: Synonym,
  queryWords: readonly QueryWord[],
  loaded: LoadedIndex,
  findings: Findings,
): void {
  const found: Findings = new Map();
  for (const text of texts) {
    for (const [section, finding] of findText(text, loaded)) {
      if (finding.score > (found.get(section)?.score ?? 0)) {
        found.set(section, finding);
      }
    }
  }
  const answered = tokensOf(queryWords.filter(({text}) => typed.includes(normalizeTerm(text))));
  // A common word scores low; as another word for the query it is worth as much as the query.
  const scale = Math.max(1, bestScore(findings) / bestScore(found));
  for (const [section, {score, terms}] of found) {
    const finding = findingAt(findings, section);
    finding.score += score * scale * weights.synonym * share;
    terms.forEach((term) => finding.terms.add(term));
    answered.forEach((token) => finding.answered.add(token));
  }
}

/**
 * Searches an index.
 *
 * @param query what the reader typed, of any length and content
 * @returns matches, best first; empty for a query without letters or digits
 */
export function findMatches(query: string, loaded: LoadedIndex): Match[] {
  const meant = correctSpelling(query, loaded.vocabulary);
  const queryWords = queryWordsOf(meant);
  if (queryWords.length === 0) {
    return [];
  }
  const findings: Findings = new Map();
  findWords(queryWords, loaded, findings);
  findNeedles(meant, queryWords, loaded, findings);
  for (const synonym of synonymsIn(meant, loaded.glossary)) {
    findSynonym(synonym, queryWords, loaded, findings);
  }
  return rank(meant, queryWords, findings, loaded);
}

/** Single Chinese characters out of a longer word would be marked all over the text. */
function markable(terms: ReadonlySet<string>): string[] {
  const longer = [...terms].filter((term) => !/^\p{Script=Han}$/u.test(term));
  return longer.length > 0 ? longer : [...terms];
}

/** Prefers what answers more of the query, in the section itself or elsewhere on its page. */
function rank(
  query: string,
  queryWords: readonly QueryWord[],
  findings: Findings,
  loaded: LoadedIndex,
): Match[] {
  const {sections} = loaded;
  const onPage = new Map<LoadedPage | undefined, Set<string>>();
  for (const [section, {answered}] of findings) {
    const page = sections[section]?.page;
    const known = onPage.get(page) ?? new Set();
    answered.forEach((token) => known.add(token));
    onPage.set(page, known);
  }
  const whole = normalizeTerm(query);
  const candidates = Array.from(findings, ([section, {score, terms, answered}]) => {
    const here = coverage(queryWords, answered);
    const page = coverage(queryWords, onPage.get(sections[section]?.page) ?? new Set());
    const covered = weights.here * here ** 2 + (1 - weights.here) * page ** 2;
    return {section, score: score * exactness(whole, section, loaded) * covered, terms, page};
  });
  // Where some page answers every word, pages that do not are noise.
  const wanted = candidates.some(({page}) => page === 1) ? 1 : leastCoverage;
  return candidates
    .filter(({page}) => page >= wanted)
    .sort((one, other) => other.score - one.score || one.section - other.section)
    .map(({section, score, terms}) => ({section, score, terms: markable(terms)}));
}
