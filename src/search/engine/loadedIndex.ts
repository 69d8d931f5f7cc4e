import MiniSearch from 'minisearch';

import {createGlossary, normalizeTerm, type Glossary} from './glossary';
import {
  indexVersion,
  OtherReleaseError,
  type IndexedPage,
  type IndexedSection,
  type SearchIndexFile,
} from './indexFile';
import {tokenize} from './text';

/** `heading` is the section's own, or the title of the page. */
type LoadedSection = IndexedSection & {page: IndexedPage; heading: string};

export interface LoadedIndex {
  /** The position of a section is its document id in `index`. */
  sections: readonly LoadedSection[];
  index: MiniSearch;
  /** Per section, as `normalizeTerm` writes them. */
  haystacks: readonly {heading: string; content: string}[];
  /** Every token that a section or the glossary holds, and how often. */
  vocabulary: ReadonlyMap<string, number>;
  /** Every token of the names in titles and headings. */
  headingNames: ReadonlySet<string>;
  /** How many sections have this heading, as `normalizeTerm` writes it. */
  headingCounts: ReadonlyMap<string, number>;
  glossary: Glossary;
}

/**
 * How much a match in a field counts, against prose. Chosen by the judged queries in `tests/search`. The title is that
 * of the page's own record only, so that a page does not list all its sections; the trail is what stands above a
 * section, for queries that name both.
 */
export const fieldBoosts = {title: 8, heading: 4, trail: 1, content: 1, code: 0.5} as const;

/** The fields that are searched. An empty one is left out: it would make all others of its kind look long. */
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

function countIn(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}

/** A path on this site. Browsers take what follows two slashes for a host. */
const path = /^\/(?![/\\])/;

/** Whether each field has its type, and each page is on this site: others would break every query, or lead to another host. */
function isWhole({version, pages, terms}: SearchIndexFile): boolean {
  const areTexts = (...texts: readonly unknown[]): boolean =>
    texts.every((text) => typeof text === 'string');
  return (
    version === indexVersion &&
    terms.every((term) => areTexts(...term)) &&
    pages.every(
      ({routePath, group, title, sections}) =>
        areTexts(routePath, group, title) &&
        path.test(routePath) &&
        sections.every(
          ({anchor, headings, content, names, messages}) =>
            areTexts(anchor, content, names, messages) &&
            Array.isArray(headings) &&
            areTexts(...(headings as unknown[])),
        ),
    )
  );
}

function load({pages, terms}: SearchIndexFile): LoadedIndex {
  const sections = pages.flatMap((page) =>
    page.sections.map((section) => {
      const heading = section.headings.at(-1) ?? page.title;
      return {...section, page, heading};
    }),
  );
  const vocabulary = new Map<string, number>();
  const headingCounts = new Map<string, number>();
  const index = new MiniSearch({
    fields: Object.keys(fieldBoosts),
    tokenize,
    processTerm: (term) => {
      countIn(vocabulary, term);
      return term;
    },
    searchOptions: {processTerm: (term) => term},
  });
  index.addAll(sections.map(toDocument));
  const haystacks = sections.map(({heading, content, messages}) => ({
    heading: normalizeTerm(heading),
    // The words of messages are among the names already: pasted messages are looked for as a whole.
    content: normalizeTerm(`${content}\n${messages}`),
  }));
  haystacks.forEach(({heading}) => countIn(headingCounts, heading));
  const names = sections.flatMap(({heading}) => heading.match(/[\w.]+/g) ?? []);
  tokenize(terms.flat().join(' ')).forEach((token) => countIn(vocabulary, token));
  return {
    sections,
    index,
    haystacks,
    vocabulary,
    headingNames: new Set(names.flatMap(tokenize)),
    headingCounts,
    glossary: createGlossary(terms),
  };
}

/** Indexes the text of an index file. @throws Error when it is cut off or damaged @throws OtherReleaseError */
export function loadIndex(text: string): LoadedIndex {
  const file = JSON.parse(text) as SearchIndexFile;
  if (typeof file.version === 'number' && file.version !== indexVersion) {
    throw new OtherReleaseError('The search index is of another version.');
  }
  if (!isWhole(file)) {
    throw new TypeError('Something in the search index is no text, or leads to another site.');
  }
  return load(file);
}
