/** From a query to the sections that match it, with a score for each. `rank.ts` puts them in order. */
import {normalizeTerm, synonymsIn, withoutSpaces, type Synonym} from './glossary';
import {fieldBoosts, type LoadedIndex} from './loadedIndex';
import {piecesOf, withoutTerminal} from './pasted';
import {joinedName, queryWordsOf, tokensOf, type QueryWord} from './queryWords';
import {exactness, rank, type Match} from './rank';
import {correctHanSpelling, correctSpelling} from './spelling';
import {hanRuns} from './text';

interface SectionScore {
  score: number;
  /** Texts that matched. */
  terms: Set<string>;
  /** Tokens of the query that the section holds. */
  answered: Set<string>;
}

/** By the section's position in the index. */
export type SectionScores = Map<number, SectionScore>;

/** What kinds of matches count against each other. Chosen by the judged queries in `tests/search`. */
const weights = {
  /** Another word for the thing, against the word that was typed. */
  synonym: 1.1,
  /** A piece of a name, against the name. */
  part: 0.3,
  /** A word that only begins like the one that was typed. */
  prefix: 0.3,
};

function scoreOf(scores: SectionScores, section: number): SectionScore {
  const known = scores.get(section) ?? {score: 0, terms: new Set(), answered: new Set()};
  scores.set(section, known);
  return known;
}

const addAll = (set: Set<string>, items: Iterable<string>): void => {
  for (const item of items) {
    set.add(item);
  }
};

/** Looks for words as they stand, misspelt or begun. */
function addWords(
  queryWords: readonly QueryWord[],
  {index, vocabulary}: LoadedIndex,
  scores: SectionScores,
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
    const found = scoreOf(scores, id as number);
    found.score += score;
    addAll(
      found.terms,
      terms.map((term) => tokens.find((token) => term.startsWith(token)) ?? term),
    );
    addAll(found.answered, queryTerms);
    if (joined && queryTerms.includes(joined)) {
      addAll(found.answered, tokensOf(queryWords));
    }
  }
}

function countOf(phrase: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + phrase.length)) {
    count += 1;
  }
  return count;
}

/** How much a phrase counts in each section that holds it, on the scale of MiniSearch's scores. */
function phraseScores(
  phrase: string,
  {haystacks}: LoadedIndex,
): [section: number, score: number][] {
  const found: {section: number; heading: number; content: number}[] = [];
  haystacks.forEach((haystack, section) => {
    // The more of the heading it is, the more the section is about it.
    const heading = haystack.heading.includes(phrase)
      ? 0.5 + (0.5 * phrase.length) / haystack.heading.length
      : 0;
    const content = countOf(phrase, haystack.content);
    if (heading + content > 0) {
      found.push({section, heading, content});
    }
  });
  // The rarer, the more it says: the same weight that BM25 gives a word.
  const rarity = Math.log(1 + (haystacks.length - found.length + 0.5) / (found.length + 0.5));
  return found.map(({section, heading, content}) => [
    section,
    rarity * 2 * (fieldBoosts.heading * heading + (2.2 * content) / (content + 1.2)),
  ]);
}

/**
 * Looks letter by letter for Chinese, and for a phrase of several words. Segmenters cut a query otherwise than the
 * sentence that it was taken from; what stands in the text has to be found all the same.
 */
function addPhrases(
  query: string,
  queryWords: readonly QueryWord[],
  loaded: LoadedIndex,
  scores: SectionScores,
): void {
  const isPhrase = queryWords.length > 1 && queryWords.every(({isHan}) => !isHan);
  const pieces = isPhrase ? piecesOf(query).map(normalizeTerm) : [];
  const phrases = new Set([...hanRuns(query), ...pieces.filter((piece) => piece.includes(' '))]);
  for (const phrase of phrases) {
    const inPhrase = queryWords.filter(({text}) => phrase.includes(normalizeTerm(text)));
    for (const [section, score] of phraseScores(phrase, loaded)) {
      const found = scoreOf(scores, section);
      found.score += score * Math.max(1, inPhrase.length);
      found.terms.add(phrase);
      addAll(found.answered, tokensOf(inPhrase));
    }
  }
}

function scoresOfText(text: string, loaded: LoadedIndex): SectionScores {
  const scores: SectionScores = new Map();
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
    results.forEach(({id, score}) => (scoreOf(scores, id as number).score += score));
  }
  addPhrases(text, textWords, loaded, scores);
  const whole = withoutSpaces(normalizeTerm(text));
  for (const [section, found] of scores) {
    textWords.forEach((word) => found.terms.add(word.text));
    found.score *= exactness(whole, section, loaded);
  }
  return scores;
}

const bestScore = (scores: SectionScores): number =>
  Math.max(0, ...Array.from(scores.values(), ({score}) => score));

/** Adds what the glossary's other words for a part of the query find; the best of them counts. */
function addSynonym(
  {typed, texts, share}: Synonym,
  queryWords: readonly QueryWord[],
  loaded: LoadedIndex,
  scores: SectionScores,
): void {
  const best: SectionScores = new Map();
  for (const [section, found] of texts.flatMap((text) => [...scoresOfText(text, loaded)])) {
    if (found.score > (best.get(section)?.score ?? 0)) {
      best.set(section, found);
    }
  }
  const answered = tokensOf(queryWords.filter(({text}) => typed.includes(normalizeTerm(text))));
  // A common word scores low; as another word for the query it is worth as much as the query.
  const scale = Math.max(1, bestScore(scores) / bestScore(best));
  for (const [section, {score, terms}] of best) {
    const found = scoreOf(scores, section);
    found.score += score * scale * weights.synonym * share;
    addAll(found.terms, terms);
    addAll(found.answered, answered);
  }
}

/** Searches an index for what the reader typed, best first; nothing for a query without letters or digits. */
export function findMatches(query: string, loaded: LoadedIndex): Match[] {
  const asked = withoutTerminal(query);
  const meant = correctHanSpelling(correctSpelling(asked, loaded.vocabulary), loaded);
  const queryWords = queryWordsOf(meant);
  if (queryWords.length === 0) {
    return [];
  }
  const scores: SectionScores = new Map();
  addWords(queryWords, loaded, scores);
  addPhrases(meant, queryWords, loaded, scores);
  const name = joinedName(queryWords);
  // The words are an option's name, written apart: other words for all of it would only lead elsewhere.
  const isName = name !== null && loaded.headingNames.has(name);
  for (const synonym of synonymsIn(meant, loaded.glossary)) {
    if (!isName || synonym.share < 1) {
      addSynonym(synonym, queryWords, loaded, scores);
    }
  }
  return rank(meant, queryWords, scores, loaded);
}
