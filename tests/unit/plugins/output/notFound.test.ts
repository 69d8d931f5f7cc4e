import {runNotFound, type NotFoundWindow} from '../../../../src/features/NotFound/run';

const routes: Record<string, string[]> = {
  '/routes.json': ['/', '/guide/start/', '/guide/start/quick-start'],
  '/zh/routes.json': ['/zh/', '/zh/guide/start/'],
};

interface Visit {
  /** The address that the reader was redirected to, or null. */
  sentTo: string | null;
  /** The address shown if the reader stays on the page. */
  shown: string;
}

/** Opens an address on a host that answers with the 404 page of a language. */
async function visit(
  address: string,
  lang: string,
  fetch: NotFoundWindow['fetch'] = (url) =>
    Promise.resolve({json: () => Promise.resolve(routes[url])}),
): Promise<Visit> {
  let url = new URL(address, 'https://site.example');
  let sentTo: string | null = null;
  await runNotFound({
    location: {
      get pathname() {
        return url.pathname;
      },
      get search() {
        return url.search;
      },
      get hash() {
        return url.hash;
      },
      replace: (target) => {
        sentTo = String(target);
      },
    },
    history: {
      replaceState: (_data, _unused, target) => {
        url = new URL(String(target), url);
      },
    },
    document: {documentElement: {lang}},
    fetch,
  });
  return {sentTo, shown: `${url.pathname}${url.search}${url.hash}`};
}

test.each([
  ['/en/guide/start/?q=1#h', '/guide/start/?q=1#h'],
  ['/en/nothing', '/nothing'],
  ['/EN', '/'],
])('NF-3 %s goes to %s', async (address, target) => {
  expect((await visit(address, 'en')).sentTo).toBe(target);
});

test('RT-18 a Chinese path on the root page goes to the Chinese 404 page, which restores it', async () => {
  const {sentTo} = await visit('/zh/nothing?a=1#b', 'en');
  expect(sentTo).toBe(`/zh/404.html#!${encodeURIComponent('/zh/nothing?a=1#b')}`);
  expect(await visit(sentTo ?? '', 'zh')).toEqual({sentTo: null, shown: '/zh/nothing?a=1#b'});
  // A host may take `.html` off on the way.
  const {shown} = await visit(sentTo?.replace('.html', '') ?? '', 'zh-CN');
  expect(shown).toBe('/zh/nothing?a=1#b');
});

test.each([
  ['/GUIDE/Start/Quick-Start.html?q#h', 'en', '/guide/start/quick-start?q#h'],
  ['/guide/start/index', 'en', '/guide/start/'],
  ['/guide/start/quick-start/', 'en', '/guide/start/quick-start'],
  [
    `/zh/404.html#!${encodeURIComponent('/ZH/Guide/Start/index.html?q#h')}`,
    'zh',
    '/zh/guide/start/?q#h',
  ],
])('RT-13 %s goes to its page', async (address, lang, target) => {
  expect((await visit(address, lang)).sentTo).toBe(target);
});

test.each([
  ['/404.html', 'en'],
  ['/404', 'en'],
  ['/zh/404.html', 'zh'],
  ['/404.html#top', 'en'],
  // The host answers the Chinese 404 page with the root one: no endless loop.
  [`/zh/404.html#!${encodeURIComponent('/zh/nothing')}`, 'en'],
])('RT-18 %s, a 404 page by its own address, stays (%s)', async (address, lang) => {
  expect(await visit(address, lang)).toEqual({sentTo: null, shown: address});
});

test.each<[string, NotFoundWindow['fetch']]>([
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has a broken list', () => Promise.resolve({json: () => Promise.resolve(null)})],
])('RT-13 nothing happens where the host %s', async (_case, fetch) => {
  expect(await visit('/NOTHING', 'en', fetch)).toEqual({sentTo: null, shown: '/NOTHING'});
});
