/** The file that the build writes and the browser fetches: one for each language and version. */

/** Name of a version's file below the base address of a language; '' is the default version. */
export const indexFileName = (version: string): string =>
  version === '' ? 'search-index.json' : `search-index-${version}.json`;

export interface IndexedSection {
  /** '' for the introduction of the page. */
  anchor: string;
  /** From h2 down to the section's own. */
  headings: readonly string[];
  content: string;
  /** Names in the section's code that its prose does not contain, joined by spaces. */
  names: string;
}

export interface IndexedPage {
  routePath: string;
  /** The page's place and title. */
  group: string;
  title: string;
  sections: readonly IndexedSection[];
}

/** Texts only: the browser indexes them itself, because an index is twice the size of its texts. */
export interface SearchIndexFile {
  pages: readonly IndexedPage[];
  /** Groups of synonyms. */
  terms: readonly (readonly string[])[];
}
