/** Credentials of a hosted search provider. All three are needed; without them the site searches its own index. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

/**
 * Reads the hosted provider's public credentials from the environment
 * (`SEARCH_APP_ID`, `SEARCH_API_KEY`, `SEARCH_INDEX_NAME`).
 *
 * @returns the three values, or `null` when none is set (embedded search)
 * @throws Error naming what is missing, when only some are set
 */
export function readHostedSearch(env: NodeJS.ProcessEnv): HostedSearch | null {
  const appId = env.SEARCH_APP_ID ?? '';
  const apiKey = env.SEARCH_API_KEY ?? '';
  const indexName = env.SEARCH_INDEX_NAME ?? '';
  if (!appId && !apiKey && !indexName) {
    return null;
  }
  if (!appId) {
    throw new Error(
      '`appId` is missing. Set SEARCH_APP_ID, or unset the other SEARCH_* variables.',
    );
  }
  if (!apiKey) {
    throw new Error(
      '`apiKey` is missing. Set SEARCH_API_KEY, or unset the other SEARCH_* variables.',
    );
  }
  if (!indexName) {
    throw new Error('SEARCH_INDEX_NAME is missing. Set it, or unset the other SEARCH_* variables.');
  }
  return {appId, apiKey, indexName};
}

/** Most characters that a query may have. Source: specification, section 9. */
export const searchQueryMaxLength = 512;

/**
 * Stands in for hosted credentials when the site searches its own index: the search theme insists on
 * three strings, and this value in all of them tells our client to stay at home.
 */
export const embeddedSearchMarker = 'embedded';
