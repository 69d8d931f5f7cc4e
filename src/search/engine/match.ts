/** From a query to the sections that match it, best first. */
import {synonymsIn, type Synonym} from './glossary';
import type {IndexedPage} from './indexFile';
import {fieldBoosts, type LoadedIndex, type LoadedSection} from './loadedIndex';
import {queryWordsOf, tokensOf, type QueryWord} from './query';
import {correctSpelling} from './spelling';
import {hanRuns, nameOf, normalizePhrase} from './text';

export interface Match {
  section: LoadedSection;
  /** Higher is better; only the order means anything. */
  score: number;
  /** Folded texts to mark in the result. */
  terms: string[];
}

type Scores = Map<LoadedSection, {score: number; terms: Set<string>}>;

/** Chosen by the judged queries in `tests/search`. */
const weights = {
  /** A synonym, against the word that was typed. */
  synonym: 1.1,
  /** A part of a name, against the name. */
  part: 0.3,
  /** A word that begins with the one that was typed, against the word itself. */
  prefix: 0.3,
  /** A heading that equals a synonym, against others. */
  exactHeading: 3,
  /** A heading that equals the query, in addition to the score. */
  heading: 2,
  /** A long heading, such as an error message, of which the query has few words, against others. */
  longHeading: 0.6,
  /** Words that the section contains, against words that its page contains. */
  section: 0.7,
};
/** Minimum share of the query's words that a page has to contain. */
const minCoverage = 0.5;

function add(scores: Scores, section: LoadedSection, score: number, terms: Iterable<string>): void {
  const found = scores.get(section) ?? {score: 0, terms: new Set()};
  scores.set(section, found);
  found.score += score;
  for (const term of terms) {
    found.terms.add(term);
  }
}

function addWords(
  queryWords: readonly QueryWord[],
  {index, sections}: LoadedIndex,
  scores: Scores,
  prefixWeight = weights.prefix,
): void {
  const tokens = tokensOf(queryWords);
  const isPart = new Set(queryWords.flatMap(({parts}) => parts));
  const results = index.search(tokens.join(' '), {
    tokenize: () => tokens,
    boost: {...fieldBoosts},
    boostTerm: (token) => (isPart.has(token) ? weights.part : 1),
    prefix: true,
    weights: {prefix: prefixWeight, fuzzy: 0},
  });
  for (const {id, score, queryTerms} of results) {
    const section = sections[id as number];
    if (section) {
      add(scores, section, score, queryTerms);
    }
  }
}

/** Scores the sections that contain a phrase, on the scale of MiniSearch's scores. */
function phraseScores(phrase: string, {sections}: LoadedIndex): [LoadedSection, number][] {
  const found = sections.filter(
    ({phrases}) => phrases.heading.includes(phrase) || phrases.content.includes(phrase),
  );
  // Rarity and saturation as in BM25.
  const rarity = Math.log(1 + (sections.length - found.length + 0.5) / (found.length + 0.5));
  return found.map((section) => {
    const {heading, content} = section.phrases;
    // The more of the heading it is, the more the section is about it.
    const share = heading.includes(phrase) ? 0.5 + (0.5 * phrase.length) / heading.length : 0;
    const count = content.split(phrase).length - 1;
    return [section, 2 * rarity * (fieldBoosts.heading * share + (2.2 * count) / (count + 1.2))];
  });
}

/**
 * Finds Chinese text and several words as phrases. A segmenter may cut a Chinese query in another way than the sentence
 * that it was taken from.
 */
function addPhrases(
  query: string,
  queryWords: readonly QueryWord[],
  loaded: LoadedIndex,
  scores: Scores,
): void {
  const isPhrase = queryWords.length > 1 && queryWords.every(({isHan}) => !isHan);
  const phrases = new Set([...hanRuns(query), ...(isPhrase ? [normalizePhrase(query)] : [])]);
  for (const phrase of phrases) {
    const inPhrase = queryWords.filter(({text}) => phrase.includes(normalizePhrase(text)));
    for (const [section, score] of phraseScores(phrase, loaded)) {
      add(scores, section, score * Math.max(1, inPhrase.length), [phrase, ...tokensOf(inPhrase)]);
    }
  }
}

function synonymScores(text: string, loaded: LoadedIndex): Scores {
  const scores: Scores = new Map();
  const textWords = queryWordsOf(text);
  if (textWords.length === 1) {
    // A name counts once, and not once for each of its parts.
    const names = textWords.map((word) => ({...word, whole: word.whole.slice(0, 1), parts: []}));
    addWords(names, loaded, scores, 0.8);
  }
  addPhrases(text, textWords, loaded, scores);
  const name = nameOf(text);
  for (const [section, found] of scores) {
    found.score *= section.name === name ? weights.exactHeading : 1;
  }
  return scores;
}

const bestScore = (scores: Scores): number =>
  Math.max(0, ...Array.from(scores.values(), ({score}) => score));

/** Adds what the best synonym of a part of the query finds. */
function addSynonym(
  {typed, texts, share}: Synonym,
  queryWords: readonly QueryWord[],
  loaded: LoadedIndex,
  scores: Scores,
): void {
  const best: Scores = new Map();
  for (const [section, found] of texts.flatMap((text) => [...synonymScores(text, loaded)])) {
    if (found.score > (best.get(section)?.score ?? 0)) {
      best.set(section, found);
    }
  }
  const answered = tokensOf(queryWords.filter(({text}) => typed.includes(normalizePhrase(text))));
  if (answered.length === 0) {
    return;
  }
  // A common word scores low; as a synonym it is worth as much as the query.
  const scale = Math.max(1, bestScore(scores) / bestScore(best));
  for (const [section, {score, terms}] of best) {
    add(scores, section, score * scale * weights.synonym * share, [...terms, ...answered]);
  }
}

/** Share of a query's words that are among the terms, 0 to 1. All parts of a name are less than the name. */
function coverage(queryWords: readonly QueryWord[], terms: ReadonlySet<string>): number {
  const shares = queryWords.map(({whole, parts}) => {
    const found = parts.filter((token) => terms.has(token)).length;
    return whole.some((token) => terms.has(token)) ? 1 : (0.8 * found) / (parts.length || 1);
  });
  return shares.reduce((sum, share) => sum + share, 0) / queryWords.length;
}

/**
 * Rates how well a heading answers the whole query, 0 to 1: the share of its words that the query names, so that short
 * titles and names of options come before headings that are questions.
 */
function headingFit(
  queryName: string,
  queryWords: readonly QueryWord[],
  queryTokens: ReadonlySet<string>,
  {name, headingWords, headingTokens}: LoadedSection,
): number {
  if (name === queryName) {
    return 1;
  }
  return coverage(queryWords, headingTokens) === 1 ? coverage(headingWords, queryTokens) : 0;
}

/** Prefers sections that contain more of the query, themselves or elsewhere on their page. */
function rank(query: string, queryWords: readonly QueryWord[], scores: Scores): Match[] {
  const onPage = new Map<IndexedPage, Set<string>>();
  for (const [{page}, {terms}] of scores) {
    onPage.set(page, new Set([...(onPage.get(page) ?? []), ...terms]));
  }
  const name = nameOf(query);
  const tokens = new Set(tokensOf(queryWords));
  const matches = Array.from(scores, ([section, {score, terms}]) => {
    const page = coverage(queryWords, onPage.get(section.page) ?? new Set());
    const own = coverage(queryWords, terms);
    const covered = weights.section * own ** 3 + (1 - weights.section) * page ** 3;
    const fit = headingFit(name, queryWords, tokens, section);
    const {headings, headingWords} = section;
    const isLong = headingWords.length > 7 && coverage(headingWords, tokens) <= 0.4;
    const pageBoost = headings.length === 0 ? 1 + fit : 1;
    const boost = (1 + weights.heading * fit ** 2) * pageBoost * (isLong ? weights.longHeading : 1);
    return {section, score: score * covered * boost, terms: [...terms], page};
  });
  return matches
    .filter(({page}) => page >= minCoverage)
    .sort((one, other) => other.score - one.score);
}

/** Searches an index; finds nothing for a query without letters or digits. */
export function findMatches(query: string, loaded: LoadedIndex): Match[] {
  const corrected = correctSpelling(query, loaded);
  const queryWords = queryWordsOf(corrected);
  const scores: Scores = new Map();
  addWords(queryWords, loaded, scores);
  addPhrases(corrected, queryWords, loaded, scores);
  for (const synonym of synonymsIn(corrected, loaded.glossary)) {
    addSynonym(synonym, queryWords, loaded, scores);
  }
  return rank(corrected, queryWords, scores);
}
