import {oneOf} from './oneOf';

/** Credentials of a hosted search provider. All three are needed; without them the site searches its own index. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

const variables = [
  {variable: 'SEARCH_APP_ID', name: '`appId`'},
  {variable: 'SEARCH_API_KEY', name: '`apiKey`'},
  {variable: 'SEARCH_INDEX_NAME', name: 'SEARCH_INDEX_NAME'},
];

/**
 * The hosted provider's public credentials; null where none is set. Throws, and names what is missing, where some are.
 */
export function readHostedSearch(env: NodeJS.ProcessEnv): HostedSearch | null {
  const values = variables.map(({variable}) => env[variable]);
  if (!values.some(Boolean)) {
    return null;
  }
  const missing = variables.find(({variable}) => !env[variable]);
  if (missing) {
    throw new Error(
      `${missing.name} is missing. Set ${missing.variable}, or unset the other SEARCH_* variables.`,
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = values;
  return {appId, apiKey, indexName};
}

/** What a deployment may add to search or take away. Nothing of it is on unless it is asked for. */
export interface SearchOptions {
  /** View, click and conversion events go to the hosted provider. No cookie is set. */
  insights: boolean;
  /** The provider's name of a kind of recommendation, for suggestions when nothing is found; '' for none. */
  recommendations: string;
  /** Recent and favourite searches are neither kept nor shown. */
  disableUserPersonalization: boolean;
}

/** Reads a deployment's switches, which are `on` or `off`. @throws Error naming one with another value */
export function readSearchOptions(env: NodeJS.ProcessEnv): SearchOptions {
  return {
    insights: oneOf(env, 'SEARCH_INSIGHTS', ['off', 'on']) === 'on',
    recommendations: env.SEARCH_RECOMMENDATIONS ?? '',
    disableUserPersonalization: oneOf(env, 'SEARCH_PERSONALIZATION', ['on', 'off']) === 'off',
  };
}

export const searchQueryMaxLength = 512;

/** Stands in for hosted credentials when the site searches its own index: the search theme insists on three strings. */
export const embeddedSearchMarker = 'embedded';

/** What the version that readers get first is called in the provider's records, whose facets cannot be empty. */
export const mainVersion = 'main';

/** Host names of the provider, in the order in which they are asked: the near one, the one that takes writes, the rest. */
export function providerHosts(appId: string) {
  return {
    near: `${appId}-dsn.algolia.net`,
    main: `${appId}.algolia.net`,
    others: [1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  };
}

/** What the pages fetch from a hosted provider, as sources of a content security policy; nothing where there is none. */
export function hostedSources({
  appId,
  insights,
}: Pick<HostedSearch, 'appId'> & Pick<SearchOptions, 'insights'>): Record<string, string[]> {
  if (appId === embeddedSearchMarker) {
    return {};
  }
  const {near, main, others} = providerHosts(appId);
  const hosts = [near, main, ...others, ...(insights ? ['insights.algolia.io'] : [])];
  return {'connect-src': hosts.map((host) => `https://${host.toLowerCase()}`)};
}
