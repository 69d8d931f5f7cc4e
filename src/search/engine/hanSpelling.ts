import type {LoadedIndex} from './loadedIndex';
import {words} from './tokenize';

/** Shorter terms are one character from half of the language. */
const shortest = 3;
const han = /^\p{Script=Han}+$/u;

/** Where texts of one length differ in one character; null where they do not, or in more. */
function onlyDifference(one: string, other: string): number | null {
  const first = Array.from(one).findIndex((character, at) => character !== other[at]);
  return first !== -1 && one.slice(first + 1) === other.slice(first + 1) ? first : null;
}

/** Positions of the characters that are part of no word of the site: what a wrong one leaves behind. */
function strangers(run: string, vocabulary: ReadonlyMap<string, number>): Set<number> {
  const positions = new Set<number>();
  let start = 0;
  for (const {text} of words(run)) {
    if (text.length === 1 || !vocabulary.has(text)) {
      Array.from(text).forEach((_, at) => positions.add(start + at));
    }
    start += text.length;
  }
  // Without a segmenter, words are pairs that overlap, and tell no positions.
  return start === run.length ? positions : new Set();
}

/**
 * Puts right one wrong character in a Chinese term, which an input method gives easily: 模快联邦 for 模块联邦.
 * Terms are those of the glossary and the headings; what stands on the site somewhere is left as it is.
 *
 * @returns the query itself where nothing is to be changed
 */
export function correctHanSpelling(
  query: string,
  {glossary, haystacks, vocabulary}: Pick<LoadedIndex, 'glossary' | 'haystacks' | 'vocabulary'>,
): string {
  const isKnown = (text: string): boolean =>
    haystacks.some(({heading, content}) => heading.includes(text) || content.includes(text));
  const terms = glossary.forms.filter(({normal}) => normal.length >= shortest && han.test(normal));
  return query.replaceAll(/\p{Script=Han}{3,}/gu, (run) => {
    const strange = strangers(run, vocabulary);
    // Longest first, as the glossary has them.
    for (const {normal} of strange.size > 0 ? terms : []) {
      for (let start = 0; start + normal.length <= run.length; start++) {
        const written = run.slice(start, start + normal.length);
        const wrong = onlyDifference(written, normal);
        if (wrong !== null && strange.has(start + wrong) && !isKnown(written)) {
          return run.replace(written, normal);
        }
      }
    }
    return run;
  });
}
