import MiniSearch, {type AsPlainObject} from 'minisearch';

import {fold} from './fold';
import {indexOptions, indexVersion, type IndexedDocument} from './indexOptions';
import type {SearchIndexFile} from './types';

/** The index could not be fetched, or is not one that this script can read. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
}

/** An index ready to be searched. */
export interface LoadedIndex {
  file: SearchIndexFile;
  index: MiniSearch<IndexedDocument>;
  /** Per section, folded: title or heading, and prose. */
  haystacks: readonly {heading: string; content: string}[];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPage(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string')
  );
}

function isSection(value: unknown, pageCount: number): boolean {
  if (!Array.isArray(value)) {
    return false;
  }
  const [page, anchor, headings, content] = value as unknown[];
  return (
    typeof page === 'number' &&
    Number.isInteger(page) &&
    page >= 0 &&
    page < pageCount &&
    typeof anchor === 'string' &&
    Array.isArray(headings) &&
    headings.every((heading) => typeof heading === 'string') &&
    typeof content === 'string'
  );
}

function isIndexFile(value: unknown): value is SearchIndexFile & {index: AsPlainObject} {
  if (!isObject(value) || value.version !== indexVersion) {
    return false;
  }
  const {pages, sections, index} = value;
  return (
    Array.isArray(pages) &&
    pages.every(isPage) &&
    Array.isArray(sections) &&
    sections.every((section) => isSection(section, pages.length)) &&
    isObject(index)
  );
}

/**
 * Checks what was fetched and makes it searchable.
 *
 * @param value the parsed JSON of an index file
 * @throws SearchIndexError when it is of another version or damaged
 */
export function readIndexFile(value: unknown): LoadedIndex {
  if (!isIndexFile(value)) {
    throw new SearchIndexError('The search index is damaged or of another version.');
  }
  try {
    const index = MiniSearch.loadJS<IndexedDocument>(value.index, indexOptions());
    const haystacks = value.sections.map(([page, , headings, content]) => ({
      heading: fold(headings.at(-1) ?? value.pages[page]?.[2] ?? ''),
      content: fold(content),
    }));
    return {file: value, index, haystacks};
  } catch (cause) {
    throw new SearchIndexError('The search index is damaged.', {cause});
  }
}

/**
 * Fetches an index file. The browser keeps it and asks each time whether it is still the newest.
 *
 * @param url address of the file, on the site's own origin
 * @throws SearchIndexError when the host does not answer with JSON
 */
export async function fetchIndexFile(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, {cache: 'no-cache'});
    if (!response.ok) {
      throw new Error(`HTTP status ${response.status}`);
    }
    return (await response.json()) as unknown;
  } catch (cause) {
    throw new SearchIndexError(`The search index could not be fetched from ${url}.`, {cause});
  }
}
