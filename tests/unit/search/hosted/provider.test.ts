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
const question = (query: string) => ({query, limit: 1, words: 10});
const content = JSON.stringify({results: [{hits: [], nbHits: 0}]});
const ok: Response = {status: 200, content, isTimedOut: false};
const timedOut: Response = {status: 0, content: 'Connection timeout', isTimedOut: true};
const refused: Response = {status: 0, content: 'Network request failed', isTimedOut: false};

const hit = {
  objectID: '1',
  url: 'https://site.invalid/guide/start#install',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guide › Start', lvl1: 'Start', lvl2: '<b> Install'},
  _snippetResult: {hierarchy: {lvl2: {value: '<b> <mark>In</mark>stall'}}},
};

/** A provider that gives these answers in order, and the last one from then on. */
function setUp(...answers: Response[]) {
  const sent: EndRequest[] = [];
  const search = createProvider(options, {
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
    await expect(search(question('a'))).rejects.toThrow('Unreachable hosts');
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
  await expect(search(question('a'))).rejects.toThrow('Unreachable hosts');
  expect(sent.map(({connectTimeout}) => connectTimeout)).toEqual([1000, 4000, 5000, 6000, 7000]);
  expect(sent.map(({responseTimeout}) => responseTimeout)).toEqual([
    2000, 8000, 10_000, 12_000, 14_000,
  ]);
});

test('SR-8 a host that is down is not asked for 120 s', async () => {
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  const {search, takeHosts} = setUp(refused, ok);
  await search(question('a'));
  expect(takeHosts()).toEqual(['app-dsn.algolia.net', 'app.algolia.net']);
  clock.mockReturnValue(start + 120_000);
  await search(question('b'));
  expect(takeHosts()).toEqual(['app.algolia.net']);
  clock.mockReturnValue(start + 120_001);
  await search(question('c'));
  expect(takeHosts()).toEqual(['app-dsn.algolia.net']);
  clock.mockRestore();
});

const answerWith = (body: string): Response => ({status: 200, content: body, isTimedOut: false});
const answerWithHit = (changes: object) =>
  answerWith(JSON.stringify({results: [{hits: [{...hit, ...changes}], queryID: 'q'}]}));

test('SR-8 a hit is read: its place on this site, its texts with marks', async () => {
  const {search} = setUp(answerWithHit({}));
  expect(await search(question('in'))).toEqual({
    hits: [
      {
        id: '1',
        url: '/guide/start#install',
        group: 'Guide › Start',
        title: ['<b> ', 'In', 'stall'],
        detail: ['Start'],
      },
    ],
    queryID: 'q',
  });
});

test.each([
  answerWith('{'),
  answerWith('{"results":[{}]}'),
  answerWith('{"results":[null]}'),
  answerWithHit({hierarchy: null}),
  ...[
    'javascript:alert(1)',
    '//evil.invalid',
    'https://site.invalid@evil.invalid/',
    '/.//evil.invalid',
  ].map((url) => answerWithHit({url})),
])('SR-7 an answer that cannot be shown is a failure: $content', async (response) => {
  const {search} = setUp(response);
  await expect(search(question('a'))).rejects.toThrow();
});
