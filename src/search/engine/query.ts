import {findNeedles} from './needles';
import {exactness, findingAt, tokensOf, weights, type Findings} from './findings';
import {normalizeTerm, synonymsIn, type Synonym} from './glossary';
import {correctHanSpelling} from './hanSpelling';
import {fieldBoosts} from './indexOptions';
import type {LoadedIndex} from './loadedIndex';
import {joinedName, queryWordsOf, type QueryWord} from './queryWords';
import {rank, type Match} from './rank';
import {correctSpelling} from './spelling';

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
  const meant = correctHanSpelling(correctSpelling(query, loaded.vocabulary), loaded);
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
