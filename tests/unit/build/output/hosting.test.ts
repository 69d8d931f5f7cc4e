import {filesForHosts, headersOf} from '../../../../src/build/output/hosting';
import {policyText, sourcesOf} from '../../../../src/build/output/policy';
import {readHeaders} from '../../../../src/tasks/staticServer.mjs';
import {observatoryScore} from '../../../support/observatory';

const policy = policyText(sourcesOf([]));

const lowerCase = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));

const headers = lowerCase(headersOf(policy));

test('Observatory gives the headers at least 130 points, and 30 to a site without any', () => {
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(130);
  expect(observatoryScore({})).toBe(30);
});

test('nobody frames the site, and its pages ask for no device', () => {
  expect(headers['content-security-policy']).toMatch(/; frame-ancestors 'none'$/);
  expect(headers['permissions-policy']).toContain('camera=()');
});

describe.each(['/', '/docs/'])('a site at %s', (siteBase) => {
  const notIndexed = [`${siteBase}next/`, `${siteBase}zh/guide/new.md`];
  const files = filesForHosts({siteBase, languages: ['zh'], policy, notIndexed});

  test('_headers holds what every answer says, and caching by name', () => {
    const headersFor = readHeaders(files._headers);
    expect(headersFor(`${siteBase}guide/start`)).toEqual(headers);
    for (const folder of ['', 'zh/']) {
      expect(headersFor(`${siteBase}${folder}assets/js/a.0a1b2c3d.js`)).toEqual({
        ...headers,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    for (const name of ['next/guide/start.md', 'zh/guide/new.md']) {
      expect(headersFor(siteBase + name)).toEqual({...headers, 'x-robots-tag': 'noindex'});
    }
    for (const name of ['guide/start.md', 'zh/guide/new', 'zh/guide/new.mdx']) {
      expect(headersFor(siteBase + name)).toEqual(headers);
    }
    // Cloudflare Pages takes no longer line.
    expect(Math.max(...files._headers.split('\n').map(({length}) => length))).toBeLessThan(2000);
  });

  test('vercel.json holds the same', () => {
    const {headers: rules} = JSON.parse(files['vercel.json']) as {
      headers: {source: string; headers: {key: string; value: string}[]}[];
    };
    expect(rules[0]?.source).toBe(`${siteBase}(.*)`);
    expect(lowerCase(rules[0]?.headers.map(({key, value}) => [key, value]) ?? [])).toEqual(headers);
    const notIndexedRules = rules.filter(({headers: [one]}) => one?.key === 'X-Robots-Tag');
    expect(notIndexedRules.map(({source}) => source)).toEqual([
      `${siteBase}next/(.*)`,
      `${siteBase}zh/guide/new.md`,
    ]);
  });

  test.each(['nginx.conf', 'Caddyfile'] as const)('%s names every header and its value', (name) => {
    for (const [header, value] of headersOf(policy)) {
      expect(files[name]).toContain(`${header} "${value}"`);
    }
    expect(files[name]).toContain(`${siteBase}zh/404.html`);
  });

  test('nginx and Caddy name what no search engine keeps, and nothing where all may be kept', () => {
    expect(files.Caddyfile).toContain(
      `@notIndexed path ${siteBase}next/* ${siteBase}zh/guide/new.md\nheader @notIndexed X-Robots-Tag noindex\n`,
    );
    expect(files['nginx.conf']).toContain(`if ($uri ~ ^${siteBase}next/) { set $robots noindex; }`);
    expect(files['nginx.conf']).toContain(
      String.raw`if ($uri ~ ^${siteBase}zh/guide/new\.md$) { set $robots noindex; }`,
    );
    const all = filesForHosts({siteBase, languages: ['zh'], policy, notIndexed: []});
    expect(Object.values(all).filter((text) => /robots/i.test(text))).toEqual([]);
  });

  test('Caddy asks no matcher for what another one of its set finds: it asks them in no order', () => {
    // One line for each matcher, and for each set the lines up to its closing brace.
    const sets = files.Caddyfile.split(/^ *(?=@\w+ \{$)/m)
      .slice(1)
      .map((text) => text.split(/^ *\}$/m)[0] ?? '');
    expect(sets.join()).toContain('file {re.slash.1}.html');
    expect(sets.filter((set) => /path_regexp/.test(set) && /\{re\./.test(set))).toEqual([]);
  });

  test('Netlify is told of the 404 page of a language', () => {
    expect(files._redirects).toBe(`${siteBase}zh/* ${siteBase}zh/404.html 404\n`);
  });
});
