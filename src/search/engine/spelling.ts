/** Corrects words of a query that are nowhere on the site. */
import leven from 'leven';

import type {LoadedIndex} from './loadedIndex';
import {words} from './text';

/** The most frequent of the nearest known words with the same first letter; null if the word may be unfinished. */
function nearest(word: string, vocabulary: ReadonlyMap<string, number>): string | null {
  const limit = word.length < 6 ? 1 : 2;
  let best = {token: null as string | null, distance: limit + 1, count: 0};
  for (const [token, count] of vocabulary) {
    if (token.startsWith(word)) {
      return null;
    }
    if (token[0] === word[0] && Math.abs(token.length - word.length) <= limit) {
      const distance = leven(token, word);
      if (distance < best.distance || (distance === best.distance && count > best.count)) {
        best = {token, distance, count};
      }
    }
  }
  return best.token;
}

/** Replaces one wrong character in a term of the glossary: 模快联邦 for 模块联邦. */
function correctChinese(run: string, {glossary, sections}: LoadedIndex): string {
  const texts = sections.flatMap(({phrases: {heading, content}}) => [heading, content]);
  const forms = glossary.map(({normal}) => normal);
  // In longer runs, terms of three characters are too similar to ordinary words: 个文件 is no mistake for 源文件.
  const term = run.length > 6 ? /^\p{Script=Han}{4,}$/u : /^\p{Script=Han}{3,}$/u;
  const isKnown = [...forms, ...texts].some((text) => text.includes(run));
  for (const form of isKnown ? [] : forms.filter((each) => term.test(each))) {
    for (let start = 0; start + form.length <= run.length; start++) {
      const typed = run.slice(start, start + form.length);
      if (leven(typed, form) === 1) {
        return run.replace(typed, form);
      }
    }
  }
  return run;
}

/** Replaces the words of a query that are nowhere on the site, if a similar one is. */
export function correctSpelling(query: string, loaded: LoadedIndex): string {
  const {vocabulary} = loaded;
  return words(query)
    .filter(({text}) => /^[a-z]{4,24}$/.test(text) && !vocabulary.has(text))
    .reduce(
      (corrected, {source, text}) => corrected.replace(source, nearest(text, vocabulary) ?? source),
      query,
    )
    .replaceAll(/\p{Script=Han}{3,}/gu, (run) => correctChinese(run, loaded));
}
