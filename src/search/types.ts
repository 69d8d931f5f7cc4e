/** The types that the parts of search exchange. */

/** Pieces of a text in turn: plain, matched, plain, … */
export type MarkedText = readonly string[];

/** A row of the search dialog. All texts are plain. */
export interface Hit {
  /** Unique per place on the site; the provider's `objectID`. */
  id: string;
  /** A path on this site. */
  url: string;
  /** Title of the group of rows: the place of the page and its title. */
  group: string;
  title: MarkedText;
  /** The second line; empty for none. */
  detail: MarkedText;
}

export interface Question {
  query: string;
  limit: number;
  /** Words of an excerpt. */
  words: number;
  /** Version of the docs, '' for the default one; left out if the site has only one. */
  version?: string | undefined;
}

export interface Answer {
  hits: readonly Hit[];
  /** Reports to the provider which row was chosen; only if the deployment wants events. */
  reportChoice?: (hit: Hit, position: number) => void;
  /** Titles of pages that the provider recommends if it finds nothing. */
  recommended?: readonly string[];
}

/** A list of rows with a title. */
export interface List {
  title: string;
  hits: readonly Hit[];
  /** Only for saved searches, which have buttons. */
  saved?: 'recent' | 'favourite';
}

/** @throws Error if there is no answer */
export type Search = (question: Question) => Promise<Answer>;
