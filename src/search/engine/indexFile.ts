/** The file that the build writes and the browser fetches: one for each language. */
import type {Locale} from '../../config/locales';

/** Name of the file below a language's base address. */
export const indexFileName = 'search-index.json';

/** Layout of the file. Raise it with every change that an older browser script cannot read. */
export const indexVersion = 2;

/** A section in an index file. */
export type IndexedSection = readonly [
  /** '' for what stands before the first heading. */
  anchor: string,
  /** How many of the previous section's headings stand above this one, too. */
  kept: number,
  /** The headings below those, outermost first. */
  headings: readonly string[],
  content: string,
  /** Names out of the section's code that its prose does not hold, joined by spaces. */
  names: string,
];

/** A page in an index file. */
export type IndexedPage = readonly [
  routePath: string,
  /** The page's place and title. */
  group: string,
  title: string,
  sections: readonly IndexedSection[],
];

/** Several ways to say one thing, and its pinyin initials ('' for none). */
export type IndexedTerm = readonly [pinyin: string, ...forms: string[]];

/**
 * Texts only. The browser indexes them itself, in a worker, because an index is twice the size of what it is made
 * from.
 */
export interface SearchIndexFile {
  version: number;
  lang: Locale;
  pages: readonly IndexedPage[];
  terms: readonly IndexedTerm[];
}

/** The index could not be fetched, or is not one that this script can read. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  /** The file is that of a later or earlier release than this script: the page has to be loaded anew. */
  readonly isOtherRelease: boolean;

  constructor(message: string, options: ErrorOptions & {isOtherRelease?: boolean} = {}) {
    super(message, options);
    this.isOtherRelease = options.isOtherRelease ?? false;
  }
}

/**
 * Reads what was fetched. That it is whole shows when it is loaded.
 *
 * @throws SearchIndexError when it is of another version, cut off or damaged
 */
export function readIndexFile(text: string): SearchIndexFile {
  let file: Partial<SearchIndexFile> | null;
  try {
    file = JSON.parse(text) as Partial<SearchIndexFile> | null;
  } catch (cause) {
    throw new SearchIndexError('The search index is damaged.', {cause});
  }
  const {version, pages, terms} = file ?? {};
  if (version !== indexVersion) {
    const isOtherRelease = typeof version === 'number';
    throw new SearchIndexError('The search index is of another version.', {isOtherRelease});
  }
  if (!Array.isArray(pages) || !Array.isArray(terms)) {
    throw new SearchIndexError('The search index is damaged.');
  }
  return file as SearchIndexFile;
}

/** How long the file may take, in ms: 100 KB over the slowest line that is still of use. */
const patience = 8000;

/**
 * Fetches an index file.
 *
 * @param url address of the file, on the site's own origin
 * @param cache `no-cache` asks whether what the browser keeps is still the newest, `reload` trusts
 * nothing that it keeps
 * @throws SearchIndexError when the host does not answer with the file
 */
export async function fetchIndexFile(url: string, cache: 'no-cache' | 'reload'): Promise<string> {
  try {
    const response = await fetch(url, {cache, signal: AbortSignal.timeout(patience)});
    if (!response.ok) {
      throw new Error(`HTTP status ${response.status}`);
    }
    return await response.text();
  } catch (cause) {
    throw new SearchIndexError(`The search index could not be fetched from ${url}.`, {cause});
  }
}
