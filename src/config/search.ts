/** Credentials of a hosted search provider. All three are needed; without them the site searches its own index. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** Reads the hosted provider's public credentials; null if none is set. @throws Error naming a missing one */
export function readHostedSearch(env: NodeJS.ProcessEnv): HostedSearch | null {
  const {SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, SEARCH_INDEX_NAME: indexName} = env;
  if (appId && apiKey && indexName) {
    return {appId, apiKey, indexName};
  }
  if (appId || apiKey || indexName) {
    const missing = !appId ? 'appId' : !apiKey ? 'apiKey' : 'indexName';
    throw new Error(
      `\`${missing}\` is missing. Set SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX_NAME, or none of them.`,
    );
  }
  return null;
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

/** Reads a switch of a deployment. @throws Error for a value that is neither `on` nor `off` */
function isOn(env: NodeJS.ProcessEnv, name: string, fallback: 'on' | 'off'): boolean {
  const value = env[name] || fallback;
  if (value !== 'on' && value !== 'off') {
    throw new Error(`${name} is "${value}". It must be "on" or "off".`);
  }
  return value === 'on';
}

/** Reads a deployment's options. @throws Error naming a switch with a wrong value */
export const readSearchOptions = (env: NodeJS.ProcessEnv): SearchOptions => ({
  insights: isOn(env, 'SEARCH_INSIGHTS', 'off'),
  recommendations: env.SEARCH_RECOMMENDATIONS ?? '',
  disableUserPersonalization: !isOn(env, 'SEARCH_PERSONALIZATION', 'on'),
});

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
