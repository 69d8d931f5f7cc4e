/** The file that the build writes and the browser fetches: one for each language. */

/** Name of the file of a version below a language's base address; '' is the version that readers get first. */
export const indexFileName = (version: string): string =>
  version === '' ? 'search-index.json' : `search-index-${version}.json`;

/** Layout of the file. Raise it with every change that an older browser script cannot read. */
export const indexVersion = 4;

export interface IndexedPage {
  routePath: string;
  /** The page's place and title. */
  group: string;
  title: string;
  sections: readonly IndexedSection[];
}

export interface IndexedSection {
  /** '' for what stands before the first heading. */
  anchor: string;
  /** From h2 down to the section's own. */
  headings: readonly string[];
  content: string;
  /** Names out of the section's code that its prose does not hold, joined by spaces. */
  names: string;
  /** Messages that the section explains, as they are printed, where its prose does not quote them. */
  messages: string;
}

/** Several ways to say one thing, and its pinyin initials ('' for none). */
export type IndexedTerm = readonly [pinyin: string, ...forms: string[]];

/** Texts only. The browser indexes them itself: an index is twice the size of what it is made from. */
export interface SearchIndexFile {
  version: number;
  pages: readonly IndexedPage[];
  terms: readonly IndexedTerm[];
}

/** The index, or a script, is of a later or earlier release than this script: the page has to be loaded anew. */
export class OtherReleaseError extends Error {
  override readonly name = 'OtherReleaseError';
}

/** How long the file may take, in ms: 100 KB over the slowest line that is still of use. */
const patience = 8000;

/** Fetches an index file from the site's own origin; `reload` trusts nothing that the browser keeps. */
export async function fetchIndexFile(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, {cache, signal: AbortSignal.timeout(patience)});
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return response.text();
}
