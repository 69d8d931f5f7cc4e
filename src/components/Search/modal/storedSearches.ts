/** What the modal keeps, per index. Source: @docsearch/react 3.9.0. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;
/** Room, in characters, for the longest list of recent and favourite searches. */
const room = 32_768;

function isReadable(value: string | null): boolean {
  try {
    return value === null || Array.isArray(JSON.parse(value));
  } catch {
    return false;
  }
}

/**
 * Whether the modal can keep recent searches. It reads its lists when it is drawn and writes them
 * when a hit is chosen, and does not expect either to fail: a broken list would keep it from opening,
 * full storage from following the hit. Broken lists are removed here.
 *
 * @param indexName as it is given to the modal
 */
export function canStoreSearches(indexName: string): boolean {
  const probe = `__SEARCH_PROBE__${indexName}`;
  try {
    for (const key of keys) {
      if (!isReadable(localStorage.getItem(key + indexName))) {
        localStorage.removeItem(key + indexName);
      }
    }
    localStorage.setItem(probe, ' '.repeat(room));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
