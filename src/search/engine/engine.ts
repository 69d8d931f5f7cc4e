/** From a query to its hits, best first. */
import type {Answer, Hit, Question} from '../types';
import {excerpt, mark, toMarkPattern} from './excerpt';
import {formsIn, type Form} from './glossary';
import type {IndexedPage} from './indexFile';
import {fieldBoosts, loadIndex, type LoadedIndex, type LoadedSection} from './loadedIndex';
import {correctSpelling} from './spelling';
import {hanRuns, nameOf, normalizePhrase, queryWordsOf, tokensOf, type QueryWord} from './text';

interface Match {
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
/** Words of a long heading, at least, and the share of them that a query has at most, to make it rank lower. */
const longHeading = {minWords: 8, maxCoverage: 0.4};

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
  {index}: LoadedIndex,
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
    add(scores, id as LoadedSection, score, queryTerms);
  }
}

/**
 * Finds Chinese text and several words as phrases, with scores on the scale of MiniSearch's. A segmenter may cut a Chinese
 * query in another way than the sentence that it was taken from.
 */
function addPhrases(
  query: string,
  queryWords: readonly QueryWord[],
  {sections}: LoadedIndex,
  scores: Scores,
): void {
  const isPhrase = queryWords.length > 1 && queryWords.every(({isHan}) => !isHan);
  const phrases = new Set([...hanRuns(query), ...(isPhrase ? [normalizePhrase(query)] : [])]);
  for (const phrase of phrases) {
    const inPhrase = queryWords.filter(({text}) => phrase.includes(normalizePhrase(text)));
    const terms = [phrase, ...tokensOf(inPhrase)];
    const found = sections.filter(
      ({phrases: {heading, content}}) => heading.includes(phrase) || content.includes(phrase),
    );
    // Rarity and saturation as in BM25.
    const rarity = Math.log(1 + (sections.length - found.length + 0.5) / (found.length + 0.5));
    for (const section of found) {
      const {heading, content} = section.phrases;
      const count = content.split(phrase).length - 1;
      const inHeading = heading.includes(phrase) ? fieldBoosts.heading : 0;
      const score = 2 * rarity * (inHeading + (2.2 * count) / (count + 1.2));
      add(scores, section, score * Math.max(1, inPhrase.length), terms);
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

/** Adds what the best synonym of a part of the query finds. @param share of the query's letters, 0 to 1 */
function addSynonym(
  {normal, synonyms}: Form,
  share: number,
  queryWords: readonly QueryWord[],
  loaded: LoadedIndex,
  scores: Scores,
): void {
  const answered = tokensOf(queryWords.filter(({text}) => normal.includes(normalizePhrase(text))));
  if (answered.length === 0) {
    return;
  }
  const found = synonyms
    .flatMap((text) => [...synonymScores(text, loaded)])
    .sort(([, one], [, other]) => one.score - other.score);
  const [, best] = found.at(-1) ?? [];
  // A common word scores low; as a synonym it is worth as much as the query.
  const bestTyped = Math.max(0, ...Array.from(scores.values(), ({score}) => score));
  const scale = Math.max(1, bestTyped / (best?.score ?? 1));
  // Of several synonyms in a section, the best one comes last and stays.
  for (const [section, {score, terms}] of new Map(found)) {
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

/** Prefers sections that contain more of the query, themselves or elsewhere on their page. */
function rank(query: string, queryWords: readonly QueryWord[], scores: Scores): Match[] {
  const onPage = new Map<IndexedPage, Set<string>>();
  for (const [{page}, {terms}] of scores) {
    onPage.set(page, new Set([...(onPage.get(page) ?? []), ...terms]));
  }
  const name = nameOf(query);
  const tokens = new Set(tokensOf(queryWords));
  return Array.from(scores, ([section, {score, terms}]) => {
    const page = coverage(queryWords, onPage.get(section.page) ?? new Set());
    const own = coverage(queryWords, terms);
    const covered = weights.section * own ** 3 + (1 - weights.section) * page ** 3;
    const {headings, headingWords, headingTokens} = section;
    const named = coverage(headingWords, tokens);
    // How well the heading answers the whole query, 0 to 1: the share of its words that the query names, so that short
    // titles and names of options come before headings that are questions.
    const answered = coverage(queryWords, headingTokens) === 1 ? named : 0;
    const fit = section.name === name ? 1 : answered;
    const isLong = headingWords.length >= longHeading.minWords && named <= longHeading.maxCoverage;
    const pageBoost = headings.length === 0 ? 1 + fit : 1;
    const boost = (1 + weights.heading * fit ** 2) * pageBoost * (isLong ? weights.longHeading : 1);
    return {section, score: score * covered * boost, terms: [...terms]};
  }).sort((one, other) => other.score - one.score);
}

/** Searches an index; finds nothing for a query without letters or digits. */
function findMatches(query: string, loaded: LoadedIndex): Match[] {
  const corrected = correctSpelling(query, loaded);
  const queryWords = queryWordsOf(corrected);
  const scores: Scores = new Map();
  addWords(queryWords, loaded, scores);
  addPhrases(corrected, queryWords, loaded, scores);
  const phrase = normalizePhrase(corrected);
  for (const form of formsIn(phrase, loaded.glossary)) {
    addSynonym(form, form.normal.length / phrase.length, queryWords, loaded, scores);
  }
  return rank(corrected, queryWords, scores);
}

/** Hits with less than this share of the best score of their page are left out. */
const minShare = 0.5;
/** Hits of one page, unless the list has room for more. */
const maxPerPage = 3;

/** Groups matches by page, pages by their best match. */
function pick(matches: readonly Match[], limit: number): Match[] {
  const pages = [...new Set(matches.map(({section}) => section.page))];
  const groups = pages.map((page) => {
    const group = matches.filter(({section}) => section.page === page);
    return group.filter(({score}) => score >= minShare * (group[0]?.score ?? 0));
  });
  const first = groups.flatMap((group) => group.slice(0, maxPerPage));
  const rest = groups.flatMap((group) => group.slice(maxPerPage));
  const kept = new Set([...first, ...rest].slice(0, limit));
  return groups.flat().filter((match) => kept.has(match));
}

function toHit({section, terms}: Match, words: number): Hit {
  const {anchor, heading, headings, content, page} = section;
  const url = anchor === '' ? page.routePath : `${page.routePath}#${anchor}`;
  const isPage = headings.length === 0;
  const pattern = toMarkPattern(terms);
  return {
    id: url,
    url,
    group: page.group,
    title: mark(heading, pattern),
    // A section without text shows at least its page.
    detail: content ? excerpt(content, pattern, words) : isPage ? [] : [page.title],
  };
}

/** Makes the text of an index file searchable on this thread. @throws Error if it is damaged */
export function createEngine(text: string): (question: Question) => Answer {
  const loaded = loadIndex(text);
  return ({query, limit, words}) => {
    const matches = pick(findMatches(query, loaded), limit);
    return {hits: matches.map((match) => toHit(match, words))};
  };
}
