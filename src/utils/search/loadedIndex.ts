import MiniSearch from 'minisearch';

import {fold} from './fold';
import {createGlossary, type Glossary} from './glossary';
import {indexOptions, type IndexedDocument} from './indexOptions';
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
  /** Per section, folded: title or heading, and prose. */
  haystacks: readonly {heading: string; content: string}[];
  /** Every token that some section holds. */
  vocabulary: ReadonlySet<string>;
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
  const vocabulary = new Set<string>();
  const index = new MiniSearch<IndexedDocument>({
    ...indexOptions(),
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
    searchOptions: {processTerm: (term) => term},
  });
  const haystacks: {heading: string; content: string}[] = [];
  for (let start = 0; start < sections.length; start += batchSize) {
    sections.slice(start, start + batchSize).forEach((section, offset) => {
      index.add(toDocument(section, start + offset));
      const {headings, page, content} = section;
      haystacks.push({heading: fold(headings.at(-1) ?? page.title), content: fold(content)});
    });
    await rest?.();
  }
  return {sections, index, haystacks, vocabulary, glossary: createGlossary(file.terms)};
}
