import MiniSearch from 'minisearch';

import {createGlossary, normalizeTerm, type Glossary} from './glossary';
import {indexOptions, type IndexedDocument} from './indexOptions';
import {tokenize} from './tokenize';
import type {SearchIndexFile} from './types';

/** A page that may be found. */
export interface LoadedPage {
  routePath: string;
  lvl0: string;
  title: string;
}

/** A section that may be found. */
export interface LoadedSection {
  page: LoadedPage;
  /** '' for what stands before the first heading. */
  anchor: string;
  /** From h2 down to the section's own. */
  headings: readonly string[];
  content: string;
}

/** An index ready to be searched. */
export interface LoadedIndex {
  /** The position of a section is its document id in `index`. */
  sections: readonly LoadedSection[];
  index: MiniSearch<IndexedDocument>;
  /** Per section, as `normalizeTerm` writes them: title or heading, and prose. */
  haystacks: readonly {heading: string; content: string}[];
  /** Every token that a section or the glossary holds, and how often. */
  vocabulary: ReadonlyMap<string, number>;
  /** How many sections have this heading, as `normalizeTerm` writes it. */
  headingCounts: ReadonlyMap<string, number>;
  glossary: Glossary;
}

/** A section together with the code names that only the index holds. */
interface Unpacked extends LoadedSection {
  names: string;
}

function unpack({pages}: SearchIndexFile): Unpacked[] {
  return pages.flatMap(([routePath, lvl0, title, sections]) => {
    const page = {routePath, lvl0, title};
    let above: string[] = [];
    return sections.map(([anchor, kept, headings, content, names]) => {
      above = [...above.slice(0, kept), ...headings];
      return {page, anchor, headings: above, content, names};
    });
  });
}

/**
 * Cuts a section into the fields that are searched. A field that it lacks is left out: an empty one
 * would make all others of its kind look long.
 */
function toDocument({page, headings, content, names}: Unpacked, id: number): IndexedDocument {
  const isPage = headings.length === 0;
  const fields = {
    title: isPage ? page.title : '',
    heading: headings.at(-1) ?? '',
    trail: isPage ? '' : [page.title, ...headings.slice(0, -1)].join(' '),
    content,
    code: names,
  };
  return {id, ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))};
}

/** Sections that are indexed without a pause: a few milliseconds of a phone's time. */
const batchSize = 8;

/**
 * Indexes a file.
 *
 * @param rest called between batches; what it returns is waited for. Where it is the main thread that
 * indexes, it has to let the browser draw
 */
export async function loadIndex(
  file: SearchIndexFile,
  rest?: () => Promise<void>,
): Promise<LoadedIndex> {
  const sections = unpack(file);
  const vocabulary = new Map<string, number>();
  const headingCounts = new Map<string, number>();
  const count = (counts: Map<string, number>, text: string): void => {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  };
  const index = new MiniSearch<IndexedDocument>({
    ...indexOptions(),
    processTerm: (term) => {
      count(vocabulary, term);
      return term;
    },
    searchOptions: {processTerm: (term) => term},
  });
  const haystacks: {heading: string; content: string}[] = [];
  for (let start = 0; start < sections.length; start += batchSize) {
    sections.slice(start, start + batchSize).forEach((section, offset) => {
      index.add(toDocument(section, start + offset));
      const {headings, page, content} = section;
      const heading = normalizeTerm(headings.at(-1) ?? page.title);
      haystacks.push({heading, content: normalizeTerm(content)});
      count(headingCounts, heading);
    });
    await rest?.();
  }
  tokenize(file.terms.flat().join(' ')).forEach((token) => count(vocabulary, token));
  const glossary = createGlossary(file.terms);
  return {sections, index, haystacks, vocabulary, headingCounts, glossary};
}
