import type {Options} from 'minisearch';

import {tokenize} from './tokenize';

/** Layout of the index file. Raise it with every change that an older browser script cannot read. */
export const indexVersion = 2;

/** Name of the file below a language's base address. */
export const indexFileName = 'search-index.json';

/** A section as MiniSearch sees it. */
export interface IndexedDocument {
  /** Position in the index's `sections`. */
  id: number;
  /** Title of the page, on the page's own record only, so that a page does not list all its sections. */
  title?: string;
  /** The section's heading. */
  heading?: string;
  /** Title and headings above the section: a query may name both the page and the section. */
  trail?: string;
  content?: string;
  code?: string;
}

/** How much a match in a field counts, against prose. Chosen by the judged queries in `tests/search`. */
export const fieldBoosts = {title: 8, heading: 4, trail: 1, content: 1, code: 0.5} as const;

/** MiniSearch's settings. */
export function indexOptions(): Options<IndexedDocument> {
  return {
    fields: Object.keys(fieldBoosts),
    tokenize: (text) => tokenize(text),
  };
}
