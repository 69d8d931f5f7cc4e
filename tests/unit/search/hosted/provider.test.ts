import type {EndRequest, Response} from '@algolia/client-common';

import {createClient} from '../../../../src/search/hosted/createClient';
import {
  createProviderSearch,
  recommend,
  type ProviderOptions,
} from '../../../../src/search/hosted/provider';

const options = {
  indexName: 'docs',
  locale: 'en',
  siteUrl: 'https://site.invalid',
  insights: false,
  recommendations: 'trending-items',
} as ProviderOptions;
const call = (query: string) => [{query, limit: 1}];
const found = JSON.stringify({results: [{hits: [], nbHits: 0}]});
const ok: Response = {status: 200, content: found, isTimedOut: false};
const timedOut: Response = {status: 0, content: 'Connection timeout', isTimedOut: true};
const refused: Response = {status: 0, content: 'Network request failed', isTimedOut: false};

/** A client whose requests get the given answers, in order; the last one for all that follow. */
function setUp(...answers: Response[]) {
  const sent: EndRequest[] = [];
  let count = 0;
  const client = createClient('APP', 'key', {
    send: (request) => {
      sent.push(request);
      count++;
      return Promise.resolve(answers[Math.min(count, answers.length) - 1] ?? refused);
    },
  });
  const hosts = () => sent.splice(0).map(({url}) => new URL(url).host);
  return {client: {search: createProviderSearch(client, options)}, lite: client, sent, hosts};
}

const fallbackHosts = [1, 2, 3].map((number) => `app-${number}.algolianet.com`);

describe('the hosted provider', () => {
  it.each([
    ['', 'key', '`appId` is missing.'],
    ['APP', '', '`apiKey` is missing.'],
  ])('SR-8 says what is missing', (appId, apiKey, message) => {
    expect(() => createClient(appId, apiKey)).toThrow(message);
  });

  it('SR-8 asks the near host, the write host and three others in any order', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 40; round++) {
      const {client, hosts} = setUp(refused);
      await expect(client.search(call('a'))).rejects.toThrow('Unreachable hosts');
      const [near, write, ...others] = hosts();
      expect([near, write]).toEqual(['app-dsn.algolia.net', 'app.algolia.net']);
      expect([...others].sort()).toEqual(fallbackHosts);
      orders.add(others.join());
    }
    // Of the 6 orders, 40 rounds that show only one would be a chance of 1 in 10^30.
    expect(orders.size).toBeGreaterThan(1);
  });

  it('SR-8 sends the credentials in the address and nothing of them elsewhere', async () => {
    const {client, sent} = setUp(ok);
    await client.search(call('a'));
    const [request] = sent;
    const {pathname, searchParams} = new URL(request?.url ?? '');
    expect(pathname).toBe('/1/indexes/*/queries');
    expect(Object.fromEntries(searchParams)).toEqual({
      'x-algolia-agent': expect.stringMatching(/^Algolia for JavaScript \(5\./) as string,
      'x-algolia-api-key': 'key',
      'x-algolia-application-id': 'APP',
    });
    expect(request).toMatchObject({
      method: 'POST',
      headers: {accept: 'application/json', 'content-type': 'text/plain'},
      data: JSON.stringify({
        requests: [{query: 'a', indexName: 'docs', hitsPerPage: 1, facetFilters: ['lang:en']}],
      }),
    });
    expect(JSON.stringify(request?.headers)).not.toContain('key');
  });

  it('SR-8 waits 1000 ms to connect and 2000 ms for an answer, longer with each retry', async () => {
    const {client, sent} = setUp(timedOut);
    await expect(client.search(call('a'))).rejects.toThrow('Unreachable hosts');
    expect(sent.map(({connectTimeout}) => connectTimeout)).toEqual([1000, 4000, 5000, 6000, 7000]);
    expect(sent.map(({responseTimeout}) => responseTimeout)).toEqual([
      2000, 8000, 10_000, 12_000, 14_000,
    ]);
  });

  it('SR-8 leaves a host that is down alone for 120 s, and no longer', async () => {
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    const {client, hosts} = setUp(refused, ok);
    await client.search(call('a'));
    expect(hosts()).toEqual(['app-dsn.algolia.net', 'app.algolia.net']);
    clock.mockReturnValue(start + 120_000);
    await client.search(call('b'));
    expect(hosts()).toEqual(['app.algolia.net']);
    clock.mockReturnValue(start + 120_001);
    await client.search(call('c'));
    expect(hosts()).toEqual(['app-dsn.algolia.net']);
    clock.mockRestore();
  });

  it('SR-8 asks a host that has timed out last, and gives it longer', async () => {
    const {client, sent, hosts} = setUp(timedOut, ok, refused);
    await client.search(call('a'));
    sent.splice(0);
    await expect(client.search(call('b'))).rejects.toThrow();
    expect(sent[0]?.connectTimeout).toBe(4000);
    expect(hosts().at(-1)).toBe('app-dsn.algolia.net');
  });

  it('reads a hundred hits of an answer, however many come', async () => {
    const hit = (number: number) => ({
      objectID: String(number),
      url: '/guide',
      type: 'lvl1',
      hierarchy: {lvl0: `Page ${number}`, lvl1: 'Title'},
    });
    const hits = Array.from({length: 5000}, (_, number) => hit(number));
    const content = JSON.stringify({results: [{hits, nbHits: 5000}]});
    const {client} = setUp({status: 200, content, isTimedOut: false});
    const [answer] = await client.search([{query: 'a', limit: 20}]);
    expect(answer?.hits).toHaveLength(100);
    expect(answer?.count).toBe(5000);
  });

  it('asks again where an answer is 5xx, and not where it is 4xx', async () => {
    const failed = setUp({status: 503, content: 'Service Unavailable', isTimedOut: false}, ok);
    await failed.client.search(call('a'));
    expect(failed.hosts()).toHaveLength(2);
    const content = JSON.stringify({message: 'Invalid Application-ID or API key', status: 403});
    const denied = setUp({status: 403, content, isTimedOut: false});
    await expect(denied.client.search(call('a'))).rejects.toThrow(
      'Invalid Application-ID or API key',
    );
    expect(denied.hosts()).toHaveLength(1);
  });

  it.each(['', '{', '{}', '{"results":[]}', '{"results":[{}]}', '{"results":[null]}', '[]', '1'])(
    'says that an answer is none: %s',
    async (content) => {
      const {client} = setUp({status: 200, content, isTimedOut: false});
      await expect(client.search(call('a'))).rejects.toThrow();
    },
  );

  it('SR-11 asks for recommendations, and takes the titles out of the answer', async () => {
    const hits = [{hierarchy: {lvl1: 'CLI'}}, {}, null, {hierarchy: {lvl1: 1}}];
    const content = JSON.stringify({results: [{hits}]});
    const {lite, sent} = setUp({status: 200, content, isTimedOut: false});
    await expect(recommend(lite, options)).resolves.toEqual(['CLI']);
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/1/indexes/*/recommendations');
    expect(JSON.parse(String(sent[0]?.data))).toEqual({
      requests: [{indexName: 'docs', model: 'trending-items', threshold: 0, maxRecommendations: 5}],
    });
  });
});
