import MiniSearch from 'minisearch';

import {createGlossary, type Glossary} from './glossary';
import type {IndexedPage, IndexedSection, SearchIndexFile} from './indexFile';
import {queryWordsOf, tokensOf, type QueryWord} from './query';
import {normalizePhrase, tokenize, withoutJoints} from './text';

/** `heading` is the section's own, or the title of the page. */
export type LoadedSection = IndexedSection & {
  page: IndexedPage;
  heading: string;
  /** The heading normalized, without spaces. */
  name: string;
  headingWords: readonly QueryWord[];
  headingTokens: ReadonlySet<string>;
  /** Normalized texts, in which phrases are looked for. */
  phrases: {heading: string; content: string};
};

export interface LoadedIndex {
  /** The position of a section is its document id in `index`. */
  sections: readonly LoadedSection[];
  index: MiniSearch;
  /** Number of occurrences of each token in the sections and the glossary. */
  vocabulary: ReadonlyMap<string, number>;
  glossary: Glossary;
}

/** Weights of the fields, chosen by the judged queries in `tests/search`. The trail is what stands above a section. */
export const fieldBoosts = {title: 8, heading: 4, trail: 1, content: 1, code: 0.5} as const;

/** An empty field is left out: it would make all others of its kind look long. */
function toDocument({page, headings, content, names}: LoadedSection, id: number): object {
  const isPage = headings.length === 0;
  const fields: Record<keyof typeof fieldBoosts, string> = {
    title: isPage ? page.title : '',
    heading: headings.at(-1) ?? '',
    trail: isPage ? '' : [page.title, ...headings.slice(0, -1)].join(' '),
    content,
    code: names,
  };
  return {id, ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))};
}

/** Indexes the text of an index file. @throws Error if it is damaged */
export function loadIndex(text: string): LoadedIndex {
  const {pages, terms} = JSON.parse(text) as SearchIndexFile;
  const sections = pages.flatMap((page) =>
    page.sections.map((section): LoadedSection => {
      const heading = section.headings.at(-1) ?? page.title;
      const headingWords = queryWordsOf(heading);
      const phrases = {
        heading: normalizePhrase(heading),
        content: normalizePhrase(section.content),
      };
      return {
        ...section,
        page,
        heading,
        name: withoutJoints(phrases.heading),
        headingWords,
        headingTokens: new Set(tokensOf(headingWords)),
        phrases,
      };
    }),
  );
  const vocabulary = new Map<string, number>();
  const count = (token: string): string => {
    vocabulary.set(token, (vocabulary.get(token) ?? 0) + 1);
    return token;
  };
  const index = new MiniSearch({
    fields: Object.keys(fieldBoosts),
    tokenize,
    processTerm: count,
    searchOptions: {processTerm: (term) => term},
  });
  index.addAll(sections.map(toDocument));
  tokenize(terms.flat().join(' ')).forEach(count);
  return {
    sections,
    index,
    vocabulary,
    glossary: createGlossary(terms),
  };
}
