import {shuffle, type Cache, type Host, type Requester} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';

import {providerHosts} from '../../config/search';

/**
 * The near host, the one that takes writes, then others in any order; the provider's list keeps the second for writes.
 */
function listHosts(appId: string): Host[] {
  const host = (url: string, accept: Host['accept']): Host => ({url, accept, protocol: 'https'});
  const {near, main, others} = providerHosts(appId);
  return [
    host(near, 'read'),
    host(main, 'readWrite'),
    ...shuffle(others.map((url) => host(url, 'readWrite'))),
  ];
}

/**
 * Remembers which hosts are down, for the 120 s that the client leaves them alone. The client's own caches
 * forget it: they file a host under its whole state, so that it is not found again, and as text, in which its
 * methods are lost (algoliasearch 5.64.0). This one files it under its address, as it is.
 */
function createHostsCache(): Cache {
  const hosts = new Map<unknown, unknown>();
  const addressOf = (key: object | string): unknown => (key as Partial<Host>).url ?? key;
  return {
    get: async <Value>(key: object | string, otherwise: () => Promise<Value>) =>
      (hosts.get(addressOf(key)) as Value | undefined) ?? otherwise(),
    set: (key, value) => {
      hosts.set(addressOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key) => Promise.resolve(void hosts.delete(addressOf(key))),
    clear: () => Promise.resolve(hosts.clear()),
  };
}

/**
 * The provider's official client. Growing timeouts, the 120 s and the memory of answers are its own. Without
 * credentials it throws `` `appId` is missing.`` or `` `apiKey` is missing.``
 *
 * @param requester sends one request; the browser's own where none is named
 */
export function createClient(appId: string, apiKey: string, requester?: Requester): LiteClient {
  return liteClient(appId, apiKey, {
    hosts: listHosts(appId),
    hostsCache: createHostsCache(),
    authMode: 'WithinQueryParameters',
    timeouts: {connect: 1000, read: 2000, write: 30_000},
    // A number for each request would only tell the provider more about the reader.
    requestIdChannel: undefined,
    ...(requester && {requester}),
  });
}
