import type {Cache, Host, StatefulHost} from '@algolia/client-common';

/**
 * The provider's hosts in the order in which they are asked: the one that is near, the one that takes
 * writes, three others in any order (row SR-8). The provider's own list reserves the second for writes.
 *
 * @param appId application id
 * @param shuffle puts the last three in an order
 */
export function listHosts(appId: string, shuffle: <T>(items: T[]) => T[]): Host[] {
  const host = (url: string, accept: Host['accept']): Host => ({url, accept, protocol: 'https'});
  return [
    host(`${appId}-dsn.algolia.net`, 'read'),
    host(`${appId}.algolia.net`, 'readWrite'),
    ...shuffle([1, 2, 3].map((number) => host(`${appId}-${number}.algolianet.com`, 'readWrite'))),
  ];
}

const keyOf = (key: object | string): string =>
  typeof key === 'object' && 'url' in key ? String(key.url) : JSON.stringify(key);

/**
 * Remembers which hosts are down, for the 120 s that the client leaves them alone (row SR-8).
 *
 * The client's own caches forget it: they file a host under its whole state, so that it is not found
 * again, and as text, in which its methods are lost (algoliasearch 5.64.0). This one files it under its
 * address, as it is, for as long as the page lives.
 */
export function createHostsCache(): Cache {
  const hosts = new Map<string, StatefulHost>();
  return {
    async get<TValue>(key: object | string, defaultValue: () => Promise<TValue>): Promise<TValue> {
      const known = hosts.get(keyOf(key)) as TValue | undefined;
      return known ?? defaultValue();
    },
    set<TValue>(key: object | string, value: TValue): Promise<TValue> {
      hosts.set(keyOf(key), value as StatefulHost);
      return Promise.resolve(value);
    },
    delete(key) {
      hosts.delete(keyOf(key));
      return Promise.resolve();
    },
    clear() {
      hosts.clear();
      return Promise.resolve();
    },
  };
}
