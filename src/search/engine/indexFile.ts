import {indexVersion} from './indexOptions';
import type {IndexedPage, IndexedSection, IndexedTerm, SearchIndexFile} from './types';

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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isSection(value: unknown): value is IndexedSection {
  if (!Array.isArray(value)) {
    return false;
  }
  const [anchor, kept, headings, content, names] = value as unknown[];
  return Number.isInteger(kept) && areTexts(headings) && [anchor, content, names].every(isText);
}

function isPage(value: unknown): value is IndexedPage {
  if (!Array.isArray(value)) {
    return false;
  }
  const [routePath, lvl0, title, sections] = value as unknown[];
  return (
    [routePath, lvl0, title].every(isText) && Array.isArray(sections) && sections.every(isSection)
  );
}

function isTerm(value: unknown): value is IndexedTerm {
  return areTexts(value) && value.length > 1;
}

/**
 * Checks what was fetched.
 *
 * @param text content of an index file
 * @throws SearchIndexError when it is of another version, cut off or damaged
 */
export function readIndexFile(text: string): SearchIndexFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new SearchIndexError('The search index is damaged.', {cause});
  }
  if (!isObject(value) || value.version !== indexVersion) {
    throw new SearchIndexError('The search index is of another version.', {
      isOtherRelease: isObject(value) && typeof value.version === 'number',
    });
  }
  const {pages, terms} = value;
  if (
    !Array.isArray(pages) ||
    !pages.every(isPage) ||
    !Array.isArray(terms) ||
    !terms.every(isTerm)
  ) {
    throw new SearchIndexError('The search index is damaged.');
  }
  return value as unknown as SearchIndexFile;
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
export async function fetchIndexFile(
  url: string,
  cache: 'no-cache' | 'reload' = 'no-cache',
): Promise<string> {
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
