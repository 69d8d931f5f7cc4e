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

/** Reads the hosted provider's public credentials; null if none is set. @throws Error naming a missing one */
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

/** Options of a deployment. All are off by default. */
export interface SearchOptions {
  /** Send view, click and conversion events to the hosted provider. No cookie is set. */
  insights: boolean;
  /** The provider's model of recommendations, for suggestions when nothing is found; '' for none. */
  recommendations: string;
  /** Neither keep nor show recent and favourite searches. */
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

/** The value of each credential if the site searches its own index, because the search theme requires all three. */
export const embeddedSearchMarker = 'embedded';

/** The default version in the provider's records, whose facets cannot be empty. */
export const mainVersion = 'main';

/** Host names of the provider, in the order of use: the nearest, the one that takes writes, the others. */
export function providerHosts(appId: string) {
  return {
    near: `${appId}-dsn.algolia.net`,
    main: `${appId}.algolia.net`,
    others: [1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  };
}

/** The hosted provider's addresses as sources of a content security policy; none without a provider. */
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
