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

/** What a deployment may add to search or take away. Nothing of it is on unless it is asked for. */
export interface SearchOptions {
  /** View, click and conversion events go to the hosted provider. No cookie is set (row SR-11). */
  insights: boolean;
  /** The provider's name of a kind of recommendation, for suggestions when nothing is found; '' for none. */
  recommendations: string;
  /** Recent and favourite searches are neither kept nor shown (row SR-10). */
  disableUserPersonalization: boolean;
}

function readSwitch(env: NodeJS.ProcessEnv, name: string, unset: boolean): boolean {
  const value = env[name] ?? '';
  if (!['', 'on', 'off'].includes(value)) {
    throw new Error(`${name} is "${value}". It must be "on" or "off".`);
  }
  return value === '' ? unset : value === 'on';
}

/**
 * Reads `SEARCH_INSIGHTS` and `SEARCH_PERSONALIZATION` (`on` or `off`) and `SEARCH_RECOMMENDATIONS`
 * (a model, for example `trending-items`) from the environment.
 *
 * @throws Error naming a variable with another value
 */
export function readSearchOptions(env: NodeJS.ProcessEnv): SearchOptions {
  return {
    insights: readSwitch(env, 'SEARCH_INSIGHTS', false),
    recommendations: env.SEARCH_RECOMMENDATIONS ?? '',
    disableUserPersonalization: !readSwitch(env, 'SEARCH_PERSONALIZATION', true),
  };
}

/** Most characters that a query may have. Source: specification, section 9. */
export const searchQueryMaxLength = 512;

/**
 * Stands in for hosted credentials when the site searches its own index: the search theme insists on
 * three strings, and this value in all of them tells our client to stay at home.
 */
export const embeddedSearchMarker = 'embedded';
