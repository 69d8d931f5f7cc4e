import {isDrawable} from '../hosted/response';

/** What the modal keeps, per index. Source: @docsearch/react 3.9.0. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** The part of a stored list that the modal can draw. */
function readList(text: string): object[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isDrawable) : [];
  } catch {
    return [];
  }
}

/**
 * Takes out of the kept searches what the modal could not draw: it reads its lists without a check, and
 * one broken entry would keep it from opening. Whole entries stay.
 *
 * @param indexName as it is given to the modal
 */
export function mendStoredSearches(indexName: string): void {
  for (const key of keys) {
    try {
      const text = localStorage.getItem(key + indexName);
      const mended = text === null ? null : JSON.stringify(readList(text));
      if (mended !== null && mended !== text) {
        // Shorter than before, so there is room for it.
        localStorage.setItem(key + indexName, mended);
      }
    } catch {
      // Storage is denied: the modal finds that out by itself and keeps nothing.
    }
  }
}
