import MiniSearch from 'minisearch';

import {createGlossary, normalizeTerm, type Glossary} from './glossary';
import {SearchIndexError, type SearchIndexFile} from './indexFile';
import {tokenize} from './text';

/** A page that may be found. */
export interface LoadedPage {
  routePath: string;
  /** The page's place and title. */
  group: string;
  title: string;
}

/** A section that may be found. */
interface LoadedSection {
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
  index: MiniSearch;
  /** Per section, as `normalizeTerm` writes them: title or heading, and prose. */
  haystacks: readonly {heading: string; content: string}[];
  /** Every token that a section or the glossary holds, and how often. */
  vocabulary: ReadonlyMap<string, number>;
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

/** Sections that are indexed without a pause: a few milliseconds of a phone's time. */
const batchSize = 8;

/** A section together with the code names that only the index holds. */
type Unpacked = LoadedSection & {names: string};

function unpack({pages}: SearchIndexFile): Unpacked[] {
  return pages.flatMap(([routePath, group, title, sections]) => {
    const page = {routePath, group, title};
    let above: string[] = [];
    return sections.map(([anchor, kept, headings, content, names]) => {
      above = [...above.slice(0, kept), ...headings];
      return {page, anchor, headings: above, content, names};
    });
  });
}

/** The fields that are searched. An empty one is left out: it would make all others of its kind look long. */
function toDocument({page, headings, content, names}: Unpacked, id: number): object {
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

async function load(file: SearchIndexFile, rest?: () => Promise<void>): Promise<LoadedIndex> {
  const sections = unpack(file);
  const vocabulary = new Map<string, number>();
  const headingCounts = new Map<string, number>();
  const haystacks: {heading: string; content: string}[] = [];
  const index = new MiniSearch({
    fields: Object.keys(fieldBoosts),
    tokenize,
    processTerm: (term) => {
      countIn(vocabulary, term);
      return term;
    },
    searchOptions: {processTerm: (term) => term},
  });
  for (const [id, section] of sections.entries()) {
    const {headings, page, content} = section;
    const heading = normalizeTerm(headings.at(-1) ?? page.title);
    index.add(toDocument(section, id));
    haystacks.push({heading, content: normalizeTerm(content)});
    countIn(headingCounts, heading);
    if (id % batchSize === 0) {
      await rest?.();
    }
  }
  tokenize(file.terms.flat().join(' ')).forEach((token) => countIn(vocabulary, token));
  const glossary = createGlossary(file.terms);
  return {sections, index, haystacks, vocabulary, headingCounts, glossary};
}

/**
 * Indexes a file.
 *
 * @param rest called between batches; what it returns is waited for. Where it is the main thread that
 * indexes, it has to let the browser draw
 * @throws SearchIndexError when the file is damaged
 */
export async function loadIndex(
  file: SearchIndexFile,
  rest?: () => Promise<void>,
): Promise<LoadedIndex> {
  try {
    return await load(file, rest);
  } catch (cause) {
    throw new SearchIndexError('The search index is damaged.', {cause});
  }
}
