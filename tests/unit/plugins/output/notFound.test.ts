import fc from 'fast-check';

import {runNotFound, type NotFoundWindow} from '../../../../src/features/NotFound/run';

const routes: Record<string, string[]> = {
  '/routes.json': ['/', '/guide/start/', '/guide/start/quick-start'],
  '/zh/routes.json': ['/zh/', '/zh/guide/start/'],
};

interface Visit {
  /** Where the reader was sent, or null. */
  sentTo: string | null;
  /** What the address bar shows on the page that stays. */
  shown: string;
}

/** Opens an address on a host that answers with the 404 page of a language. */
async function visit(
  address: string,
  lang: string,
  fetch: NotFoundWindow['fetch'] = (url) =>
    Promise.resolve({ok: url in routes, json: () => Promise.resolve(routes[url])}),
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
        if (url.host !== 'site.example') {
          throw new DOMException('another origin', 'SecurityError');
        }
      },
    },
    document: {documentElement: {lang}},
    fetch,
  });
  return {sentTo, shown: `${url.pathname}${url.search}${url.hash}`};
}

/** Far more than any address needs: each hop takes a segment off, or mends the path. */
const maxHops = 20;

/** Follows every hop on a host with one root 404.html, until the reader stays. */
async function follow(address: string): Promise<string[]> {
  const known = new Set(Object.values(routes).flat());
  const hops: string[] = [];
  let next: string | null = address;
  while (next !== null && hops.length < maxHops) {
    hops.push(next);
    const {pathname}: URL = new URL(next, 'https://site.example');
    if (known.has(pathname)) {
      break;
    }
    const lang: string = pathname === '/zh/404.html' ? 'zh' : 'en';
    next = (await visit(next, lang)).sentTo;
  }
  return hops;
}

test.each([
  ['/en/guide/start/?q=1#h', '/guide/start/?q=1#h'],
  ['/en/nothing', '/nothing'],
  ['/EN', '/'],
])('NF-3 %s goes to %s', async (address, target) => {
  expect((await visit(address, 'en')).sentTo).toBe(target);
});

test('RT-18 a Chinese path on the root page goes to the Chinese 404 page', async () => {
  expect((await visit('/zh/nothing?a=1#b', 'en')).sentTo).toBe(
    `/zh/404.html#!${encodeURIComponent('/zh/nothing?a=1#b')}`,
  );
});

test('RT-18 the Chinese 404 page puts the wanted path back and stays', async () => {
  const address = `/zh/404.html#!${encodeURIComponent('/zh/nothing?a=1#b')}`;
  expect(await visit(address, 'zh')).toEqual({sentTo: null, shown: '/zh/nothing?a=1#b'});
  // A host may take `.html` off on the way.
  expect((await visit(address.replace('.html', ''), 'zh')).shown).toBe('/zh/nothing?a=1#b');
});

test('RT-18 a host with a Chinese 404 page of its own needs no hop', async () => {
  expect(await visit('/zh/nothing', 'zh-CN')).toEqual({sentTo: null, shown: '/zh/nothing'});
});

test.each([
  ['/GUIDE/Start/Quick-Start.html?q#h', '/guide/start/quick-start?q#h'],
  ['/guide/start/index', '/guide/start/'],
  ['/guide/start/quick-start/', '/guide/start/quick-start'],
])('RT-13 %s goes to %s', async (address, target) => {
  expect((await visit(address, 'en')).sentTo).toBe(target);
});

test('RT-13 RT-18 a misspelt Chinese path reaches its page over the Chinese 404 page', async () => {
  const hops = await follow('/ZH/Guide/Start/index.html?q#h');
  expect(hops).toHaveLength(3);
  expect(hops.at(-1)).toBe('/zh/guide/start/?q#h');
});

test.each(['/404.html', '/404', '/zh/404.html', '/404.html#top', '/zh/404.html?x'])(
  'RT-18 %s opened by its own address stays',
  async (address) => {
    const lang = address.startsWith('/zh') ? 'zh' : 'en';
    expect(await visit(address, lang)).toEqual({sentTo: null, shown: address});
  },
);

test.each([
  '//evil.example/zh/',
  '/\\evil.example/zh/',
  'https://evil.example/zh/',
  'javascript:alert(1)',
  '/guide/other-language',
  '%',
])('RT-18 a hand-over of %s is not believed', async (wanted) => {
  const address = `/zh/404.html#!${wanted === '%' ? '%' : encodeURIComponent(wanted)}`;
  expect(await visit(address, 'zh')).toEqual({sentTo: null, shown: address});
});

test.each(['//here.invalid/zh/x', '/\\here.invalid/zh/x', '/\t/a:b@here.invalid:443/zh/x'])(
  'RT-18 of a hand-over of %j the path alone is believed',
  async (wanted) => {
    const address = `/zh/404.html#!${encodeURIComponent(wanted)}`;
    expect(await visit(address, 'zh')).toEqual({sentTo: null, shown: '/zh/x'});
  },
);

test('RT-18 a hand-over never names a host by its path', async () => {
  const address = `/zh/404.html#!${encodeURIComponent('/.//zh/x')}`;
  expect(await visit(address, 'zh')).toEqual({sentTo: null, shown: address});
});

test('RT-18 a host that answers the Chinese 404 page with the root one does not loop', async () => {
  const address = `/zh/404.html#!${encodeURIComponent('/zh/nothing')}`;
  expect((await visit(address, 'en')).sentTo).toBeNull();
});

test.each<[string, NotFoundWindow['fetch']]>([
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no list', () => Promise.resolve({ok: false, json: () => Promise.resolve(['/nothing/'])})],
  ['has a broken list', () => Promise.resolve({ok: true, json: () => Promise.resolve(null)})],
])('RT-13 nothing happens where the host %s', async (_case, fetch) => {
  expect(await visit('/NOTHING', 'en', fetch)).toEqual({sentTo: null, shown: '/NOTHING'});
});

test('RT-18 NF-3 no address loops, and nobody is sent to where they are or to another host', async () => {
  const part = fc.constantFrom(
    'en',
    'EN',
    'zh',
    'guide',
    'start',
    'index',
    '404',
    '404.html',
    '',
    'x',
  );
  const address = fc
    .tuple(
      fc.array(part, {maxLength: 5}),
      fc.constantFrom('', '/'),
      fc.constantFrom('', '#!/zh/x', '#h'),
    )
    .map(
      ([parts, end, hash]) =>
        new URL(`/${parts.join('/')}${end}${hash}`.replace(/^\/+/, '/'), 'https://site.example'),
    )
    .map(({pathname, hash}) => `${pathname}${hash}`);
  await fc.assert(
    fc.asyncProperty(address, async (start) => {
      const hops = await follow(start);
      expect(hops.length).toBeLessThan(maxHops);
      expect(new Set(hops).size).toBe(hops.length);
      for (const hop of hops) {
        expect(new URL(hop, 'https://site.example').host).toBe('site.example');
      }
    }),
    {numRuns: 300},
  );
});
