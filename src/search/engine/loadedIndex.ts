import MiniSearch from 'minisearch';

import {createGlossary, type Glossary} from './glossary';
import {
  indexVersion,
  OtherReleaseError,
  type IndexedPage,
  type IndexedSection,
  type SearchIndexFile,
} from './indexFile';
import {queryWordsOf, tokensOf, type QueryWord} from './query';
import {nameOf, normalizePhrase, tokenize} from './text';

/** `heading` is the section's own, or the title of the page. */
export type LoadedSection = IndexedSection & {
  page: IndexedPage;
  heading: string;
  /** The heading normalized, without spaces. */
  name: string;
  headingWords: readonly QueryWord[];
  headingTokens: ReadonlySet<string>;
};

export interface LoadedIndex {
  /** The position of a section is its document id in `index`. */
  sections: readonly LoadedSection[];
  index: MiniSearch;
  /** Per section, normalized. */
  haystacks: readonly {heading: string; content: string}[];
  /** How often each token occurs in the sections and the glossary. */
  vocabulary: ReadonlyMap<string, number>;
  /** Every token of titles and headings. */
  headingTokens: ReadonlySet<string>;
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

/** Indexes the text of an index file. @throws SyntaxError if it is damaged @throws OtherReleaseError */
export function loadIndex(text: string): LoadedIndex {
  const {version, pages, terms} = JSON.parse(text) as SearchIndexFile;
  if (version !== indexVersion) {
    throw new OtherReleaseError('The search index belongs to another release.');
  }
  const sections = pages.flatMap((page) =>
    page.sections.map((section): LoadedSection => {
      const heading = section.headings.at(-1) ?? page.title;
      const headingWords = queryWordsOf(heading);
      const headingTokens = new Set(tokensOf(headingWords));
      const name = nameOf(heading);
      return {...section, page, heading, name, headingWords, headingTokens};
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
    haystacks: sections.map(({heading, content}) => ({
      heading: normalizePhrase(heading),
      content: normalizePhrase(content),
    })),
    vocabulary,
    headingTokens: new Set(sections.flatMap(({heading}) => tokenize(heading))),
    glossary: createGlossary(terms),
  };
}
