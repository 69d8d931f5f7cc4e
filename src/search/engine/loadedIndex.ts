import MiniSearch from 'minisearch';

import {createGlossary, type Form} from './glossary';
import type {IndexedPage, IndexedSection, SearchIndexFile} from './indexFile';
import {nameOf, normalizePhrase, queryWordsOf, tokenize, tokensOf, type QueryWord} from './text';

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
  sections: readonly LoadedSection[];
  /** Its document ids are the sections. */
  index: MiniSearch;
  /** Number of occurrences of each token in the sections and the glossary. */
  vocabulary: ReadonlyMap<string, number>;
  /** Longest first. */
  glossary: readonly Form[];
}

/** Weights of the fields, chosen by the judged queries in `tests/search`. The trail is what stands above a section. */
export const fieldBoosts = {title: 8, heading: 4, trail: 1, content: 1, code: 0.5} as const;

/** An empty field is left out: it would make all others of its kind look long. */
function toDocument(section: LoadedSection): Record<keyof typeof fieldBoosts | 'id', unknown> {
  const {page, headings, content, names} = section;
  const isPage = headings.length === 0;
  return {
    id: section,
    title: isPage ? page.title : undefined,
    heading: headings.at(-1),
    trail: isPage ? undefined : [page.title, ...headings.slice(0, -1)].join(' '),
    content: content || undefined,
    code: names || undefined,
  };
}

/** Indexes the text of an index file. @throws Error if it is damaged */
export function loadIndex(text: string): LoadedIndex {
  const {pages, terms} = JSON.parse(text) as SearchIndexFile;
  const sections = pages.flatMap((page) =>
    page.sections.map((section): LoadedSection => {
      const heading = section.headings.at(-1) ?? page.title;
      const headingWords = queryWordsOf(heading);
      return {
        ...section,
        page,
        heading,
        name: nameOf(heading),
        headingWords,
        headingTokens: new Set(tokensOf(headingWords)),
        phrases: {heading: normalizePhrase(heading), content: normalizePhrase(section.content)},
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
  return {sections, index, vocabulary, glossary: createGlossary(terms)};
}
