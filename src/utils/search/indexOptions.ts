import type {Options} from 'minisearch';

import {tokenize} from './tokenize';
import type {SearchRecord} from './types';

/** Layout of the index file. Raise it with every change that an older browser script cannot read. */
export const indexVersion = 1;

/** Name of the file below a language's base address. */
export const indexFileName = 'search-index.json';

/** A section as MiniSearch sees it. */
export interface IndexedDocument {
  /** Position in the file's `sections`. */
  id: number;
  /** Title of the page, on the page's own record only, so that a page does not list all its sections. */
  title: string;
  /** The section's heading. */
  heading: string;
  /** Title and headings above the section: a query may name both the page and the section. */
  trail: string;
  content: string;
  code: string;
}

/** How much a match in a field counts, against prose. Chosen by the measurement in `tests/bench`. */
export const fieldBoosts = {title: 6, heading: 4, trail: 1, content: 1, code: 0.5} as const;

/** Cuts a record into the fields that are searched. */
export function toDocument(record: SearchRecord, id: number): IndexedDocument {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
  const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
  const isPage = record.type === 'lvl1';
  return {
    id,
    title: isPage ? lvl1 : '',
    heading: headings.at(-1) ?? '',
    trail: isPage ? '' : [lvl1, ...headings.slice(0, -1)].join(' '),
    content: record.content,
    code: record.code,
  };
}

/** MiniSearch's settings: the browser needs the same ones that the index was built with. */
export function indexOptions(): Options<IndexedDocument> {
  return {
    fields: Object.keys(fieldBoosts),
    // Tokens come folded.
    processTerm: (term) => term,
    tokenize: (text) => tokenize(text),
  };
}
