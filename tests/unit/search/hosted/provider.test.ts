import type {EndRequest, Response} from '@algolia/client-common';

import {createProvider, type ProviderOptions} from '../../../../src/search/hosted/provider';

const options = {
  appId: 'APP',
  apiKey: 'key',
  indexName: 'docs',
  locale: 'en',
  siteUrl: 'https://site.invalid',
  insights: false,
  recommendations: '',
} as ProviderOptions;
const questions = (query: string) => [{query, limit: 1}];
const content = JSON.stringify({results: [{hits: [], nbHits: 0}]});
const ok: Response = {status: 200, content, isTimedOut: false};
const timedOut: Response = {status: 0, content: 'Connection timeout', isTimedOut: true};
const refused: Response = {status: 0, content: 'Network request failed', isTimedOut: false};

/** A provider that gives these answers in order, and the last one from then on. */
function setUp(...answers: Response[]) {
  const sent: EndRequest[] = [];
  const {search} = createProvider(options, {
    send: (request) => {
      sent.push(request);
      return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? refused);
    },
  });
  const takeHosts = () => sent.splice(0).map(({url}) => new URL(url).host);
  return {search, sent, takeHosts};
}

test.each([
  [{appId: ''}, '`appId` is missing.'],
  [{apiKey: ''}, '`apiKey` is missing.'],
])('SR-8 a missing credential is named: %j', (missing, message) => {
  expect(() => createProvider({...options, ...missing})).toThrow(message);
});

test('SR-8 the near host, the write host, then three others in varying order', async () => {
  const orders = new Set<string>();
  for (let round = 0; round < 40; round++) {
    const {search, takeHosts} = setUp(refused);
    await expect(search(questions('a'))).rejects.toThrow('Unreachable hosts');
    const [near, write, ...others] = takeHosts();
    expect([near, write]).toEqual(['app-dsn.algolia.net', 'app.algolia.net']);
    expect([...others].sort()).toEqual([1, 2, 3].map((number) => `app-${number}.algolianet.com`));
    orders.add(others.join());
  }
  // One order in 40 rounds has a chance of 1 in 10^30.
  expect(orders.size).toBeGreaterThan(1);
});

test('SR-8 time-outs of 1000 ms to connect and 2000 ms to answer grow with retries', async () => {
  const {search, sent} = setUp(timedOut);
  await expect(search(questions('a'))).rejects.toThrow('Unreachable hosts');
  expect(sent.map(({connectTimeout}) => connectTimeout)).toEqual([1000, 4000, 5000, 6000, 7000]);
  expect(sent.map(({responseTimeout}) => responseTimeout)).toEqual([
    2000, 8000, 10_000, 12_000, 14_000,
  ]);
});

test('SR-8 a host that is down is not asked for 120 s', async () => {
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  const {search, takeHosts} = setUp(refused, ok);
  await search(questions('a'));
  expect(takeHosts()).toEqual(['app-dsn.algolia.net', 'app.algolia.net']);
  clock.mockReturnValue(start + 120_000);
  await search(questions('b'));
  expect(takeHosts()).toEqual(['app.algolia.net']);
  clock.mockReturnValue(start + 120_001);
  await search(questions('c'));
  expect(takeHosts()).toEqual(['app-dsn.algolia.net']);
  clock.mockRestore();
});

test.each(['', '{', '{}', '{"results":[]}', '{"results":[{}]}', '{"results":[null]}', '[]', '1'])(
  'SR-7 an answer without hits is a failure: %s',
  async (body) => {
    const {search} = setUp({status: 200, content: body, isTimedOut: false});
    await expect(search(questions('a'))).rejects.toThrow();
  },
);
