/** From a query to the sections that match it, best first. */
import {synonymsIn, type Synonym} from './glossary';
import type {IndexedPage} from './indexFile';
import {fieldBoosts, type LoadedIndex, type LoadedSection} from './loadedIndex';
import {correctSpelling, joinedName, queryWordsOf, tokensOf, type QueryWord} from './query';
import {hanRuns, nameOf, normalizePhrase} from './text';

export interface Match {
  /** Position in the index's `sections`. */
  section: number;
  /** Higher is better; only the order means anything. */
  score: number;
  /** Folded texts that matched, to be marked in the result. */
  terms: string[];
}

interface SectionScore {
  score: number;
  terms: Set<string>;
  /** Tokens of the query that the section contains. */
  answered: Set<string>;
}

/** By the section's position in the index. */
type SectionScores = Map<number, SectionScore>;

/** Chosen by the judged queries in `tests/search`. */
const weights = {
  /** A synonym, against the word that was typed. */
  synonym: 1.1,
  /** A part of a name, against the name. */
  part: 0.3,
  /** A word that begins with the one that was typed, against the word itself. */
  prefix: 0.3,
  /** A heading that is a synonym and nothing else, against others. */
  exactHeading: 3,
  /** A heading that is the query and nothing else, in addition to the score. */
  heading: 2,
  /** Words that the section contains, against words that its page contains. */
  section: 0.7,
};
/** Least share of the query's words that a page has to contain. */
const minCoverage = 0.5;

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

/** How much a phrase counts in each section that contains it, on the scale of MiniSearch's scores. */
function phraseScores(
  phrase: string,
  {haystacks}: LoadedIndex,
): [section: number, score: number][] {
  const found = haystacks.flatMap((haystack, section) => {
    // The more of the heading it is, the more the section is about it.
    const heading = haystack.heading.includes(phrase)
      ? 0.5 + (0.5 * phrase.length) / haystack.heading.length
      : 0;
    const content = haystack.content.includes(phrase)
      ? haystack.content.split(phrase).length - 1
      : 0;
    return heading + content > 0 ? [{section, heading, content}] : [];
  });
  // Rarity and saturation as in BM25.
  const rarity = Math.log(1 + (haystacks.length - found.length + 0.5) / (found.length + 0.5));
  return found.map(({section, heading, content}) => [
    section,
    rarity * 2 * (fieldBoosts.heading * heading + (2.2 * content) / (content + 1.2)),
  ]);
}

/**
 * Looks for Chinese letter by letter, because a segmenter may cut a query otherwise than the sentence that it was taken
 * from, and for several words as a phrase.
 */
function addPhrases(
  query: string,
  queryWords: readonly QueryWord[],
  loaded: LoadedIndex,
  scores: SectionScores,
): void {
  const isPhrase = queryWords.length > 1 && queryWords.every(({isHan}) => !isHan);
  const phrases = new Set([...hanRuns(query), ...(isPhrase ? [normalizePhrase(query)] : [])]);
  for (const phrase of phrases) {
    const inPhrase = queryWords.filter(({text}) => phrase.includes(normalizePhrase(text)));
    for (const [section, score] of phraseScores(phrase, loaded)) {
      const found = scoreOf(scores, section);
      found.score += score * Math.max(1, inPhrase.length);
      found.terms.add(phrase);
      addAll(found.answered, tokensOf(inPhrase));
    }
  }
}

function synonymScores(text: string, loaded: LoadedIndex): SectionScores {
  const scores: SectionScores = new Map();
  const textWords = queryWordsOf(text);
  const [only] = textWords;
  if (only && textWords.length === 1) {
    // A name counts once, and not once for each of its parts.
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
  const name = nameOf(text);
  for (const [section, found] of scores) {
    textWords.forEach((word) => found.terms.add(word.text));
    found.score *= loaded.sections[section]?.name === name ? weights.exactHeading : 1;
  }
  return scores;
}

const bestScore = (scores: SectionScores): number =>
  Math.max(0, ...Array.from(scores.values(), ({score}) => score));

/** Adds what the best synonym of a part of the query finds. */
function addSynonym(
  {typed, texts, share}: Synonym,
  queryWords: readonly QueryWord[],
  loaded: LoadedIndex,
  scores: SectionScores,
): void {
  const best: SectionScores = new Map();
  for (const [section, found] of texts.flatMap((text) => [...synonymScores(text, loaded)])) {
    if (found.score > (best.get(section)?.score ?? 0)) {
      best.set(section, found);
    }
  }
  const answered = tokensOf(queryWords.filter(({text}) => typed.includes(normalizePhrase(text))));
  // A common word scores low; as a synonym it is worth as much as the query.
  const scale = Math.max(1, bestScore(scores) / bestScore(best));
  for (const [section, {score, terms}] of best) {
    const found = scoreOf(scores, section);
    found.score += score * scale * weights.synonym * share;
    addAll(found.terms, terms);
    addAll(found.answered, answered);
  }
}

/** Share of a query's words that tokens answer, 0 to 1. All parts of a name are less than the name. */
function coverage(queryWords: readonly QueryWord[], answered: ReadonlySet<string>): number {
  const shares = queryWords.map(({whole, parts}) => {
    const found = parts.filter((token) => answered.has(token)).length;
    return whole.some((token) => answered.has(token)) ? 1 : (0.8 * found) / (parts.length || 1);
  });
  return shares.reduce((sum, share) => sum + share, 0) / queryWords.length;
}

/** Single Chinese characters of a longer word would be marked all over the text. */
function markable(terms: ReadonlySet<string>): string[] {
  const longer = [...terms].filter((term) => !/^\p{Script=Han}$/u.test(term));
  return longer.length > 0 ? longer : [...terms];
}

/**
 * How well a heading answers the whole query, 0 to 1: the share of its words that the query names, so that short titles
 * and names of options come before headings that are questions.
 */
function headingFit(
  name: string,
  queryWords: readonly QueryWord[],
  section: LoadedSection,
): number {
  if (section.name === name) {
    return 1;
  }
  if (coverage(queryWords, section.headingTokens) < 1) {
    return 0;
  }
  return coverage(section.headingWords, new Set(tokensOf(queryWords)));
}

/** Prefers sections that contain more of the query, themselves or elsewhere on their page. */
function rank(
  query: string,
  queryWords: readonly QueryWord[],
  scores: SectionScores,
  loaded: LoadedIndex,
): Match[] {
  const pageOf = (section: number): IndexedPage | undefined => loaded.sections[section]?.page;
  const onPage = new Map<IndexedPage | undefined, Set<string>>();
  for (const [section, {answered}] of scores) {
    const page = pageOf(section);
    onPage.set(page, new Set([...(onPage.get(page) ?? []), ...answered]));
  }
  const name = nameOf(query);
  return Array.from(scores, ([section, {score, terms, answered}]) => {
    const page = coverage(queryWords, onPage.get(pageOf(section)) ?? new Set());
    const own = coverage(queryWords, answered);
    const covered = weights.section * own ** 3 + (1 - weights.section) * page ** 3;
    const found = loaded.sections[section];
    const fit = found ? headingFit(name, queryWords, found) : 0;
    const heading = 1 + weights.heading * fit ** 2;
    const isPage = found?.headings.length === 0;
    return {section, score: score * covered * heading * (isPage ? 1 + fit : 1), terms, page};
  })
    .filter(({page}) => page >= minCoverage)
    .sort((one, other) => other.score - one.score || one.section - other.section)
    .map(({section, score, terms}) => ({section, score, terms: markable(terms)}));
}

/**
 * Replaces one wrong character in a Chinese term of the glossary: 模快联邦 for 模块联邦. In longer runs of text, terms of
 * three characters are too similar to ordinary words: 个文件 is no mistake for 源文件.
 */
function correctChinese(query: string, {glossary, haystacks}: LoadedIndex): string {
  const isKnown = (text: string): boolean =>
    haystacks.some(({heading, content}) => heading.includes(text) || content.includes(text)) ||
    glossary.forms.some(({normal}) => normal.includes(text));
  const terms = glossary.forms.filter(({normal}) => /^\p{Script=Han}{3,}$/u.test(normal));
  return query.replaceAll(/\p{Script=Han}{3,}/gu, (run) => {
    const minLength = run.length > 6 ? 4 : 3;
    for (const {normal} of isKnown(run) ? [] : terms) {
      for (let start = 0; start + normal.length <= run.length; start++) {
        const typed = run.slice(start, start + normal.length);
        const wrong = [...typed].filter((character, at) => character !== normal[at]);
        if (normal.length >= minLength && wrong.length === 1 && !isKnown(typed)) {
          return run.replace(typed, normal);
        }
      }
    }
    return run;
  });
}

/** Searches an index; finds nothing for a query without letters or digits. */
export function findMatches(query: string, loaded: LoadedIndex): Match[] {
  const corrected = correctChinese(correctSpelling(query, loaded.vocabulary), loaded);
  const queryWords = queryWordsOf(corrected);
  const scores: SectionScores = new Map();
  addWords(queryWords, loaded, scores);
  addPhrases(corrected, queryWords, loaded, scores);
  const name = joinedName(queryWords);
  // Synonyms for the name of an option would only lead elsewhere.
  const isName = name !== null && loaded.headingTokens.has(name);
  for (const synonym of synonymsIn(corrected, loaded.glossary)) {
    if (!isName || synonym.share < 1) {
      addSynonym(synonym, queryWords, loaded, scores);
    }
  }
  return rank(corrected, queryWords, scores, loaded);
}
